import { ReceiptText } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, keepSize } from '#styled/patterns';
import type { GenerationDetail } from '#contracts/generation.ts';
import { tokenWords } from '#ui/token-amount.tsx';
import { RECEIPT_LINE } from '../generation.words.ts';
import { Sentence } from '#ui/sentence.tsx';

const clock = (iso: string): string => new Date(iso).toLocaleTimeString('en-GB');

/** A line with the cost of a run: its price, and the tokens charged and returned at its end. The wallet's receipt shows how the price is computed. */
export function ReceiptLine({ run }: { run: Pick<GenerationDetail, 'quote' | 'receipt' | 'paidBy' | 'waived' | 'freeRetryUntil' | 'fellBackFrom' | 'model'> }) {
  const { quote, receipt } = run;
  if (!receipt) return null;
  if (quote.total === 0) return <p className={line}><ReceiptText aria-hidden className={mark} /><span>{freeWords(run)}</span></p>;
  const settled = receipt.settledAt;
  return (
    <p className={line}>
      <ReceiptText aria-hidden className={mark} />
      <span>
        <Sentence text={RECEIPT_LINE.priceText} parts={{ token: <strong className={css({ color: 'fg' })}>{tokenWords(quote.total)}</strong> }} />{' '}
        {settled
          ? <><Sentence text={RECEIPT_LINE.chargedReturnedText(receipt.captured, receipt.released)} parts={{ day: <time dateTime={settled}>at {clock(settled)}</time> }} /></>
          : <><Sentence text={RECEIPT_LINE.heldText} parts={{ day: <time dateTime={receipt.heldAt}>since {clock(receipt.heldAt)}</time> }} /></>}
        {run.fellBackFrom !== undefined && <>{' · '}{RECEIPT_LINE.fellBack(run.model.label, run.fellBackFrom)}</>}
        {run.paidBy && <>{' · '}{RECEIPT_LINE.paidBy(run.paidBy)}</>}
      </span>
    </p>
  );
}

function freeWords({ waived, freeRetryUntil }: Pick<GenerationDetail, 'waived' | 'freeRetryUntil'>): string {
  if (waived == null) return RECEIPT_LINE.reviewRun;
  return freeRetryUntil ? RECEIPT_LINE.retryKept : RECEIPT_LINE.retryUsed(waived);
}

const mark = keepSize({ width: '4', height: '4' });
const line = hstack({ gap: '2', textStyle: 'meta', color: 'fg.muted', tabular: true });
