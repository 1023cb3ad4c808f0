import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass } from 'lucide-react';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import type { Receipt } from '#contracts/wallet.ts';
import { runPriceQuery } from '../wallet.queries.ts';
import { priceFormula } from './price-formula.ts';
import { RECEIPT_PANEL } from '../wallet.words.ts';

const clock = (iso: string): string => new Date(iso).toLocaleTimeString('en-GB');

interface ReceiptPanelProps {
  receipt: Receipt;
  /** Id of the run that the receipt is about; null where the run is no longer known. */
  runId: string | null;
  id: string;
}

/** The receipt of a run: tokens held, captured and released, with their times (docs/rules/wallet.md#receipts). */
export function ReceiptPanel({ receipt: { held, captured, released, status, heldAt, settledAt }, runId, id }: ReceiptPanelProps) {
  const { data: quote } = useQuery({ ...runPriceQuery(runId ?? ''), enabled: runId !== null });
  return (
    <div id={id} role="group" aria-label={RECEIPT_PANEL.label} className={box}>
      {quote && <p className={css({ fontFamily: 'mono', textStyle: 'meta', paddingInline: '4', paddingBlock: '3', borderBottom: 'dashed', overflowWrap: 'anywhere' })}>{priceFormula(quote)}</p>}
      <ul>
        <Leg at={heldAt} name={RECEIPT_PANEL.heldName} tone="hold" amount={held}>{RECEIPT_PANEL.heldText}</Leg>
        {settledAt && <Leg at={settledAt} name={RECEIPT_PANEL.chargedName} tone="capture" amount={captured}>{captured > 0 ? RECEIPT_PANEL.whatDeliveredText : RECEIPT_PANEL.nothingWasDeliveredText}</Leg>}
        {settledAt && <Leg at={settledAt} name={RECEIPT_PANEL.returnedName} tone="release" amount={released}>{released > 0 ? RECEIPT_PANEL.notUsedText : RECEIPT_PANEL.allChargedText}</Leg>}
      </ul>
      <p className={sum} data-open={status === 'open' || undefined}>
        {status === 'open'
          ? <><Hourglass size={16} aria-hidden /> {RECEIPT_PANEL.openSum(held)}</>
          : <><CircleCheck size={16} aria-hidden /> {RECEIPT_PANEL.sumText(held, captured, released)}</>}
      </p>
    </div>
  );
}

function Leg({ at, name, tone, amount, children }: { at: string; name: string; tone: 'hold' | 'capture' | 'release'; amount: number; children: string }) {
  return (
    <li className={leg}>
      <time dateTime={at} className={css({ gridArea: 'time', fontFamily: 'mono', textStyle: 'micro', color: 'fg.muted' })}>{clock(at)}</time>
      <span data-tone={tone} className={mark}>{name}</span>
      <span className={css({ gridArea: 'why', color: 'fg.muted' })}>{children}</span>
      <strong className={css({ gridArea: 'amount', textAlign: 'end' })}>{amount.toLocaleString('en-US')}</strong>
    </li>
  );
}

const box = css({ border: 'line', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'surface', textStyle: 'small', tabular: true });
const leg = css({
  display: 'grid', columnGap: '3', alignItems: 'center', paddingInline: '4', paddingBlock: '2.5', borderBottom: 'soft',
  gridTemplateAreas: { base: '"name why amount" "time why amount"', md: '"time name why amount"' }, gridTemplateColumns: { base: '88px 1fr auto', md: '76px 96px 1fr auto' },
});
const mark = css({
  gridArea: 'name', display: 'inline-flex', alignItems: 'center', gap: '2', fontWeight: 'semibold', _before: { content: '""', width: '2', height: '2', borderRadius: 'full', backgroundColor: 'amber.fill' },
  '&[data-tone=capture]::before': { backgroundColor: 'brand' }, '&[data-tone=release]::before': { backgroundColor: 'good' },
});
const sum = hstack({
  gap: '2', paddingInline: '4', paddingBlock: '3', fontWeight: 'semibold', backgroundColor: 'good.soft', '& svg': { color: 'good', flex: 'none' },
  '&[data-open]': { backgroundColor: 'amber.soft', '& svg': { color: 'amber' } },
});
