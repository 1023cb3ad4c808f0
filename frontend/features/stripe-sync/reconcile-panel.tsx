import { useState } from 'react';
import { shiftDay, utcDay } from '#contracts/utc-days.ts';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import { messageWithRetry } from '#lib/api-error.ts';
import { momentsOf, spanWords } from '#lib/day-span.ts';
import type { DaySpan } from '#lib/day-span.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { useStartReconciliation } from './stripe-sync.mutations.ts';
import { RECONCILE_PANEL } from './stripe-sync.words.ts';

/** Form with which an administrator starts a reconciliation of some days with Stripe, either as a check or as a repair. */
export function ReconcilePanel({ onStarted }: { onStarted(id: string): void }) {
  const [today] = useState(() => utcDay(Date.now()));
  const [days, setDays] = useState<DaySpan>({ from: shiftDay(today, -6), to: today });
  const [asking, setAsking] = useState(false);
  const start = useStartReconciliation();
  const dryRun = start.variables?.dryRun ?? true;
  const send = (dry: boolean): void =>
    start.mutate({ ...momentsOf(days), dryRun: dry }, {
      onSuccess: ({ reconciliation }) => {
        setAsking(false);
        onStarted(reconciliation.id);
      },
    });
  const problem = start.error ? messageWithRetry(start.error, RECONCILE_PANEL.startFailed, RECONCILE_PANEL.retry) : null;
  return (
    <div className={column({ gap: '3' })}>
      <div className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr 1fr', lg: '[180px 180px 1fr]' }, alignItems: 'end' })}>
        <Field label={RECONCILE_PANEL.fromLabel}><DateInput value={days.from} max={days.to} onValueChange={(from) => from && from <= days.to && setDays({ ...days, from })} /></Field>
        <Field label={RECONCILE_PANEL.toLabel}><DateInput value={days.to} min={days.from} max={today} onValueChange={(to) => to && to >= days.from && setDays({ ...days, to })} /></Field>
        <div className={wrap({ gap: '2', gridColumn: { base: '1 / -1', lg: 'auto' } })}>
          <Button busy={start.isPending && dryRun} busyLabel={RECONCILE_PANEL.busyLabel} onClick={() => send(true)}>{RECONCILE_PANEL.dryRunButton}</Button>
          <Button variant="primary" onClick={() => setAsking(true)}>{RECONCILE_PANEL.compareAndRepairButton}</Button>
        </div>
      </div>
      {problem && !asking && <Alert tone="bad">{problem}</Alert>}
      {asking && (
        <ConfirmDialog
          title={RECONCILE_PANEL.repairTitle} description={RECONCILE_PANEL.description(spanWords(days))}
          action={RECONCILE_PANEL.compareAndRepairButton} busyLabel={RECONCILE_PANEL.busyLabel} busy={start.isPending} problem={problem} onConfirm={() => send(false)} onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
