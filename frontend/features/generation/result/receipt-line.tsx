import { ReceiptText } from 'lucide-react';
import { css } from '#styled/css';
import type { GenerationDetail } from '#contracts/generation.ts';
import { chargedWords } from '#lib/charged-words.ts';
import { tokenWords } from '#ui/token-amount.tsx';

const clock = (iso: string): string => new Date(iso).toLocaleTimeString('en-GB');

/** Formula and legs of what a run cost: held, captured, released, each with its time (screens.md S1). */
export function ReceiptLine({ run }: { run: Pick<GenerationDetail, 'quote' | 'receipt' | 'giftFrom' | 'waived' | 'freeRetryUntil'> }) {
  const { quote, receipt } = run;
  if (!receipt) return null;
  if (quote.total === 0) return <p className={line}><ReceiptText aria-hidden className={mark} /><span>{freeWords(run)}</span></p>;
  const settled = receipt.settledAt;
  const royalty = quote.royalty > 0 ? ` + ${quote.royalty}` : '';
  return (
    <p className={line}>
      <ReceiptText aria-hidden className={mark} />
      <span>
        {quote.quantity} × {quote.base} × {quote.multiplier}{royalty} = <strong className={css({ color: 'fg' })}>{tokenWords(quote.total)}</strong>
        {' · '}held {receipt.held} at {clock(receipt.heldAt)}
        {settled && <>{' · '}{receipt.captured === 0 ? chargedWords(receipt) : `captured ${receipt.captured}, released ${receipt.released}`} at {clock(settled)}</>}
        {run.giftFrom && <>{' · '}a gift from @{run.giftFrom}: you pay nothing</>}
      </span>
    </p>
  );
}

function freeWords({ waived, freeRetryUntil }: Pick<GenerationDetail, 'waived' | 'freeRetryUntil'>): string {
  if (waived == null) return 'A test for a review: nobody pays for it.';
  return freeRetryUntil ? 'Free retry: nothing arrived, so it is yours again' : `Free retry: on the house instead of ${tokenWords(waived)}`;
}

const mark = css({ width: '4', height: '4', flex: 'none' });
const line = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'meta', color: 'fg.muted', tabular: true });
