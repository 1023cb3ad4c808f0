import type { Reconciliation } from '#contracts/stripe-sync.ts';
import { shiftDay } from '#contracts/utc-days.ts';
import type { DaySpan } from '#lib/day-span.ts';

/** Returns the first and last day of a reconciliation. A period that ends at midnight does not include the day that starts then. */
export const daysOfPeriod = ({ from, to }: Pick<Reconciliation, 'from' | 'to'>): DaySpan => {
  const last = to.slice(0, 10);
  return { from: from.slice(0, 10), to: to.slice(11, 19) === '00:00:00' ? shiftDay(last, -1) : last };
};

/** Returns the result of a reconciliation in one line. */
export function resultWords({ status, findings }: Pick<Reconciliation, 'status' | 'findings'>): string {
  if (status === 'queued') return 'Waiting';
  if (status === 'running') return 'Running';
  if (status === 'failed') return 'Failed';
  if (findings.length === 0) return 'No differences';
  const repaired = findings.filter(({ outcome }) => outcome === 'repaired').length;
  const parts = [`${findings.length} found`, ...(repaired > 0 ? [`${repaired} repaired`] : [])];
  const open = findings.filter(({ outcome }) => outcome === 'open').length;
  return [...parts, ...(open > 0 ? [`${open} for a person`] : [])].join(', ');
}
