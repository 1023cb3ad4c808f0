import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { newId } from '#kernel/ids.ts';
import { runReconciliation } from '../commands/run-reconciliation.ts';
import { findReconciliation } from '../queries/reconciliations.ts';
import type { ReconciliationRow } from '../queries/reconciliations.ts';

/** Runs the reconciliation of the payments since `from`, or of all payments, as a worker would. */
export async function reconcile({ context }: PaymentsFixtures, { dryRun, from = new Date('2020-01-01') }: { dryRun: boolean; from?: Date }): Promise<ReconciliationRow> {
  const id = newId();
  await context.db.knex('reconciliations').insert({
    id, from_at: from, to_at: new Date('2040-01-01'), dry_run: dryRun, status: 'queued', started_by: newId(), started_by_name: 'tester', created_at: context.clock.now(),
  });
  await runReconciliation(context, id);
  return (await findReconciliation(context.db.knex, id))!;
}
