import type { BodyOf } from '#contracts/endpoint.ts';
import type { AdminCashOut, CashOutState, decideCashOut as endpoint } from '#contracts/cash-outs.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { CashOutsContext } from '../cash-outs-context.ts';
import { cashOutDecided } from '../cash-outs.errors.ts';
import { cashOutDecidedEvent } from '../cash-outs.events.ts';
import { CASH_OUT_COLUMNS, lockCashOut, presentAdminCashOut } from '../queries/cash-out-rows.ts';
import type { CashOutRow } from '../queries/cash-out-rows.ts';

type Decision = BodyOf<typeof endpoint>;

const FROM: Record<Decision['decision'], readonly CashOutState[]> = { approve: ['requested'], reject: ['requested', 'approved'], paid: ['approved'] };
const TO = { approve: 'approved', reject: 'rejected', paid: 'paid' } as const;

// The payment details of a payout request are deleted once it is paid or rejected.
const UPDATE = `
  update cash_outs c set status = cast(:status as text), note = :note, decided_by = :by, decided_at = coalesce(c.decided_at, cast(:now as timestamptz)),
    paid_at = case when cast(:status as text) = 'paid' then cast(:now as timestamptz) end, pay_to = case when cast(:status as text) = 'approved' then c.pay_to end
  where c.id = :id returning ${CASH_OUT_COLUMNS}`;

/**
 * Approves, pays or rejects a payout request, with an entry in the ledger and in the audit log (docs/rules/selling.md#cash-outs).
 * @throws AppError not_found, cash_out_decided where the step does not follow
 */
export async function decideCashOut(tx: Tx, context: CashOutsContext, { viewer, requestId }: { viewer: Viewer; requestId: string }, id: string, { decision, note }: Decision): Promise<AdminCashOut> {
  const before = await lockCashOut(tx, id);
  if (!before) throw notFound('This request');
  if (!FROM[decision].includes(before.status)) throw cashOutDecided();
  const after = one(await rows<CashOutRow>(tx, UPDATE, { id, status: TO[decision], note, by: viewer.userId, now: context.clock.now() }));
  await moveTokens(tx, context, before, decision);
  const { userId, tokens, amountCents } = after;
  await context.outbox.publish(tx, cashOutDecidedEvent, { cashOutId: id, userId, status: TO[decision], tokens, amountCents, note });
  const person = (await context.identity.creators(tx, [userId])).get(userId) ?? null;
  const target = { type: 'cash_out', id, label: person?.username ?? userId };
  await context.outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: `payouts.${decision}`, target, reason: note, details: { tokens, amountCents } }));
  return presentAdminCashOut(context, after, person);
}

async function moveTokens(tx: Tx, { tokens }: CashOutsContext, { id: refId, userId, tokens: amount, status }: CashOutRow, decision: Decision['decision']): Promise<void> {
  const move = { userId, amount, refId };
  if (decision === 'approve') await tokens.approve(tx, { ...move, reason: 'A payout was approved' });
  else if (decision === 'paid') await tokens.pay(tx, { ...move, reason: 'A payout was paid' });
  else await tokens.giveBack(tx, { ...move, reason: 'A payout was rejected', approved: status === 'approved' });
}
