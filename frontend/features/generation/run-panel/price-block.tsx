import { css } from '#styled/css';
import type { Quote } from '#contracts/pricing.ts';
import { TokenAmount } from '#ui/token-amount.tsx';

interface PriceBlockProps {
  quote: Quote;
  modelLabel: string;
  /** Spendable tokens; null for visitors. */
  balance: number | null;
}

/** The price, line by line, and what is left after it. */
export function PriceBlock({ quote, modelLabel, balance }: PriceBlockProps) {
  const base = quote.quantity > 1 ? `${quote.quantity} × ${quote.baseLabel}, ${quote.base} each` : quote.baseLabel;
  return (
    <dl data-price="" className={list}>
      <Line label={base} value={String(quote.base * quote.quantity)} />
      <Line label={modelLabel} value={`× ${quote.multiplier}`} />
      {quote.royalty > 0 && <Line label="Creator royalty" value={String(quote.royalty)} />}
      <div className={total}>
        <dt>Total</dt>
        <dd><TokenAmount tokens={quote.total} words /></dd>
      </div>
      {balance !== null && <Line label="Balance after" value={balance >= quote.total ? String(balance - quote.total) : `${quote.total - balance} short`} quiet />}
    </dl>
  );
}

function Line({ label, value, quiet = false }: { label: string; value: string; quiet?: boolean }) {
  return (
    <div className={css({ display: 'flex', justifyContent: 'space-between', color: quiet ? 'fg.subtle' : 'fg.muted', textStyle: quiet ? 'meta' : 'small', tabular: true })}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const list = css({ display: 'grid', gap: '1.5' });
const total = css({ display: 'flex', justifyContent: 'space-between', fontWeight: 'bold', borderTop: 'dashed', borderTopColor: 'line', paddingBlockStart: '2', marginBlockStart: '1' });
