import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import type { Offer } from '#contracts/selling.ts';
import { TokenAmount } from '#ui/token-amount.tsx';
import { PRICE_LINES } from '../prompts.words.ts';

interface PriceLinesProps {
  offer: Offer;
  /** Spendable tokens; null for visitors. */
  balance: number | null;
}

/** Price, credit, total and what is left, line by line. */
export function PriceLines({ offer, balance }: PriceLinesProps) {
  const total = offer.total ?? 0;
  return (
    <dl className={stack({ gap: '1.5' })}>
      <Line label="Unlock price" value={String(offer.unlockPrice ?? 0)} />
      {offer.credit > 0 && <Line label={PRICE_LINES.creditLabel} value={`−${Math.min(offer.credit, offer.unlockPrice ?? 0)}`} />}
      <div className={css({ display: 'flex', justifyContent: 'space-between', fontWeight: 'bold', borderTop: 'dashed', borderTopColor: 'line', paddingBlockStart: '2', marginBlockStart: '1' })}>
        <dt>Total</dt>
        <dd><TokenAmount tokens={total} words /></dd>
      </div>
      {balance !== null && <Line quiet label="Balance after" value={balance >= total ? (balance - total).toLocaleString('en-US') : `${(total - balance).toLocaleString('en-US')} short`} />}
    </dl>
  );
}

function Line({ label, value, quiet = false }: { label: string; value: string; quiet?: boolean }) {
  return (
    <div className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', color: quiet ? 'fg.subtle' : 'fg.muted', textStyle: quiet ? 'meta' : 'small', tabular: true })}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
