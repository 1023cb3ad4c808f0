import { css } from '#styled/css';
import { spaceBetween, stack } from '#styled/patterns';
import { TokenAmount } from '#ui/token-amount.tsx';
import { PRICE_LINES } from './spending.words.ts';

/** One part of a price with its label, such as "Unlock price", "40". */
export interface PriceLine {
  label: string;
  value: string;
}

interface PriceLinesProps {
  /** Parts of the total price; left out when it has only one. */
  lines?: readonly PriceLine[] | undefined;
  /** The total price in tokens. */
  total: number;
  /** The reader's spendable tokens; null for visitors. */
  balance: number | null;
}

/** A price line by line, with the balance afterwards or how many tokens are missing. */
export function PriceLines({ lines = [], total, balance }: PriceLinesProps) {
  return (
    <dl className={stack({ gap: '1.5' })}>
      {lines.map((line) => <Line key={line.label} {...line} />)}
      <div className={spaceBetween({ fontWeight: 'bold', '&:not(:first-child)': { borderTop: 'dashed', borderTopColor: 'line', paddingBlockStart: '2', marginBlockStart: '1' } })}>
        <dt>{PRICE_LINES.total}</dt>
        <dd><TokenAmount tokens={total} words /></dd>
      </div>
      {balance !== null && <Line quiet label={PRICE_LINES.label} value={balance >= total ? (balance - total).toLocaleString('en-US') : `${(total - balance).toLocaleString('en-US')} short`} />}
    </dl>
  );
}

function Line({ label, value, quiet = false }: PriceLine & { quiet?: boolean }) {
  return (
    <div className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', color: quiet ? 'fg.subtle' : 'fg.muted', textStyle: quiet ? 'meta' : 'small', tabular: true })}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
