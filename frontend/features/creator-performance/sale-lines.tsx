import { css } from '#styled/css';
import { column, longWords, spaceBetween, stack } from '#styled/patterns';
import type { SaleLine } from '#contracts/selling.ts';
import { fullDate } from '#lib/full-date.ts';
import { saleWords } from './performance-words.ts';
import { SALE_LINES } from './creator-performance.words.ts';

/** The list of a creator's latest royalties and unlocks, each with the tokens that count and the reason. */
export const SaleLines = ({ sales }: { sales: readonly SaleLine[] }) => (
  <ul aria-label={SALE_LINES.label} className={stack({ gap: '2', textStyle: 'small', tabular: true })}>
    {sales.map((sale) => (
      <li key={sale.id} className={column({ gap: '0.5' })}>
        <span className={spaceBetween({ gap: '3' })}>
          <span className={longWords()}>{SALE_LINES.ofText(sale.source, sale.title)}</span>
          <span className={css({ color: 'fg.subtle', whiteSpace: 'nowrap' })}>{fullDate(sale.at)}</span>
        </span>
        <span className={css({ color: 'fg.muted' })}>{saleWords(sale)}</span>
      </li>
    ))}
  </ul>
);
