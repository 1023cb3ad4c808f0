import { one } from '#contracts/must.ts';
import type { Reconciliation } from '#contracts/stripe-sync.ts';
import { invalid } from '#kernel/errors.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { newId } from '#kernel/ids.ts';
import { PAYMENTS_QUEUE, reconcileJob } from '../payments.jobs.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { presentReconciliation } from '../queries/reconciliations.ts';
import type { ReconciliationRow } from '../queries/reconciliations.ts';

const INSERT = `
  insert into reconciliations (id, from_at, to_at, dry_run, status, started_by, started_by_name, created_at)
  values (:id, :from, :to, :dryRun, 'queued', :by, :name, :at) returning *`;

/** Queues a reconciliation of a period for a worker. @throws AppError invalid_request for a period that ends before it begins */
export async function startReconciliation(context: PaymentsContext, tx: Tx, viewer: Viewer, { from, to, dryRun }: { from: string; to: string; dryRun: boolean }): Promise<Reconciliation> {
  providerOf(context);
  if (Date.parse(from) >= Date.parse(to)) throw invalid([{ path: ['to'], message: 'The end is before the start.' }]);
  const id = newId();
  const row = one(await rows<ReconciliationRow>(tx, INSERT, { id, from, to, dryRun, by: viewer.userId, name: viewer.username, at: context.clock.now() }));
  await context.outbox.enqueue(tx, reconcileJob, { id }, { queue: PAYMENTS_QUEUE, jobId: `reconcile-${id}` });
  return presentReconciliation(row);
}
