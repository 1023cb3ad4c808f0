import { pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import type { SalesSummary } from '#contracts/sales.ts';
import { dollars } from '#lib/money.ts';
import { percentWords } from '#lib/percent-words.ts';
import { tokenWords } from '#ui/token-amount.tsx';
import { shareOf } from '#lib/change.ts';
import { PRODUCT_BARS } from './sales.words.ts';

/** Bar chart of the sales of each product, highest first. Each bar shows its number. */
export function ProductBars({ products, grossCents }: Pick<SalesSummary, 'products' | 'grossCents'>) {
  const sorted = [...products].sort((a, b) => b.grossCents - a.grossCents);
  const most = sorted[0]?.grossCents ?? 0;
  const orders = products.reduce((sum, product) => sum + product.orders, 0);
  if (orders === 0) return <p className={mutedText()}>{PRODUCT_BARS.emptyText}</p>;
  return (
    <>
      <ul className={stack({ gap: '4' })}>
        {sorted.map((product) => (
          <li key={product.productId} className={stack({ gap: '1.5' })}>
            <p className={line}><strong>{product.name}</strong><strong>{dollars(product.grossCents)}</strong></p>
            <div aria-hidden="true" className={css({ height: '2', borderRadius: 'xs', backgroundColor: 'raised', overflow: 'hidden' })}>
              <div className={css({ height: 'full', borderRadius: 'xs', backgroundColor: 'chart.2' })} style={{ width: `${shareOf(product.grossCents, most)}%` }} />
            </div>
            <p className={line} data-quiet><span>{product.orders} {pluralWord(product.orders, 'order')} · {tokenWords(product.tokens)}</span><span>{percentWords(shareOf(product.grossCents, grossCents))}</span></p>
          </li>
        ))}
      </ul>
      <p className={`${line} ${css({ borderTop: 'soft', paddingBlockStart: '3', marginBlockStart: '4' })}`}><strong>{orders} {pluralWord(orders, 'payment')}</strong><strong>{dollars(grossCents)}</strong></p>
    </>
  );
}

const line = css({
  display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'small', fontVariantNumeric: 'tabular-nums', '& > :first-child': { minWidth: '0', overflowWrap: 'anywhere' }, '& > :last-child': { flex: 'none' },
  '&[data-quiet]': { textStyle: 'meta', color: 'fg.subtle' },
});
