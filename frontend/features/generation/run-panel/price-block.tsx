import { css } from '#styled/css';
import { longWords, stack } from '#styled/patterns';
import type { Quote } from '#contracts/pricing.ts';
import { TokenAmount } from '#ui/token-amount.tsx';
import { PRICE_BLOCK } from '../generation.words.ts';

interface PriceBlockProps {
  quote: Quote;
  modelLabel: string;
  /** Tokens that the reader can spend; null for visitors. */
  balance: number | null;
  /** Label and price in tokens of a second run that the same press of the button starts. */
  beside?: { label: string; tokens: number } | undefined;
}

/** The price of a run line by line, and the reader's balance afterwards. */
export function PriceBlock({ quote, modelLabel, balance, beside }: PriceBlockProps) {
  const base = quote.quantity > 1 ? `${quote.quantity} × ${quote.baseLabel}, ${quote.base} each` : quote.baseLabel;
  const sum = quote.total + (beside?.tokens ?? 0);
  return (
    <dl data-price="" className={list}>
      <Line label={base} value={String(quote.base * quote.quantity)} />
      <Line label={modelLabel} value={`× ${quote.multiplier}`} />
      {quote.royalty > 0 && <Line label={PRICE_BLOCK.creatorRoyaltyLabel} value={String(quote.royalty)} />}
      {beside && <Line label={beside.label} value={`+ ${beside.tokens}`} />}
      <div className={total}>
        <dt>{PRICE_BLOCK.total}</dt>
        <dd><TokenAmount tokens={sum} words /></dd>
      </div>
      {balance !== null && <Line label={PRICE_BLOCK.balanceAfterLabel} value={balance >= sum ? String(balance - sum) : `${sum - balance} short`} quiet />}
    </dl>
  );
}

function Line({ label, value, quiet = false }: { label: string; value: string; quiet?: boolean }) {
  return (
    <div className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', color: quiet ? 'fg.subtle' : 'fg.muted', textStyle: quiet ? 'meta' : 'small', tabular: true })}>
      <dt className={longWords({ minWidth: '0' })}>{label}</dt>
      <dd className={css({ flex: 'none' })}>{value}</dd>
    </div>
  );
}

const list = stack({ gap: '1.5' });
const total = css({ display: 'flex', justifyContent: 'space-between', fontWeight: 'bold', borderTop: 'dashed', borderTopColor: 'line', paddingBlockStart: '2', marginBlockStart: '1' });
