import type { Finding } from '#contracts/stripe-sync.ts';
import { rows } from '#kernel/db/raw.ts';
import { adminAction } from '#modules/operations/operations.events.ts';
import { providerOf } from '../payments-context.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { findReconciliation } from '../queries/reconciliations.ts';
import type { ReconciliationRow } from '../queries/reconciliations.ts';
import { compareGivenBack, compareInvoices, compareOrders, comparePayments, compareSubscriptions } from './compare-records.ts';
import type { Comparison } from './compare-records.ts';

/**
 * Compares the provider's payments, invoices, refunds, disputes and subscriptions of a period with our orders and ledger, and repairs
 * differences as a webhook would (docs/rules/payments.md#reconciliation). A second run after a crash repairs nothing twice.
 */
export async function runReconciliation(context: PaymentsContext, id: string): Promise<void> {
  const { db, clock } = context;
  const row = await findReconciliation(db.knex, id);
  if (!row || row.status === 'done') return;
  await rows(db.knex, `update reconciliations set status = 'running', started_at = coalesce(started_at, ?) where id = ?`, [clock.now(), id]);
  const comparison: Comparison = { from: row.from_at, to: row.to_at, dryRun: row.dry_run, findings: [], compared: 0, onPage: async () => void (await note(context, id, comparison, 'running')) };
  try {
    providerOf(context);
    // Reconciliation compares invoices first, because that makes orders for missed invoices. Otherwise the payments of these invoices would seem to have no
    // order.
    const invoicePayments = await compareInvoices(context, comparison);
    const seen = await comparePayments(context, comparison, invoicePayments);
    await compareGivenBack(context, comparison, seen);
    await compareSubscriptions(context, comparison);
    await compareOrders(context, comparison, seen);
    await note(context, id, comparison, 'done');
    await sign(context, row, comparison.findings);
  } catch (error) {
    await note(context, id, comparison, 'failed', error instanceof Error ? error.message : 'unknown');
    throw error;
  }
}

async function note({ db, clock }: PaymentsContext, id: string, { compared, findings }: Comparison, status: string, error: string | null = null): Promise<void> {
  const at = status === 'running' ? null : clock.now();
  await rows(db.knex, 'update reconciliations set status = ?, compared = ?, findings = ?, error = ?, finished_at = ? where id = ?', [status, compared, JSON.stringify(findings), error, at, id]);
}

/** Writes the result of the reconciliation into the audit log, with the administrator who started it. */
async function sign({ db, outbox }: PaymentsContext, row: ReconciliationRow, findings: readonly Finding[]): Promise<void> {
  const outcomes: Record<string, number> = {};
  for (const { outcome } of findings) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  await db.transaction((tx) =>
    outbox.publish(tx, adminAction, {
      actorId: row.started_by,
      actorName: row.started_by_name,
      elevated: false,
      action: row.dry_run ? 'payments.compare' : 'payments.reconcile',
      targetType: 'reconciliation',
      targetId: row.id,
      targetLabel: `${row.from_at.toISOString()} to ${row.to_at.toISOString()}`,
      reason: null,
      details: { findings: findings.length, ...outcomes },
      requestId: row.id,
    }),
  );
}
