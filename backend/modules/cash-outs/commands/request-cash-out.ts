import type { BodyOf } from '#contracts/endpoint.ts';
import type { CashOut, requestCashOut as endpoint } from '#contracts/cash-outs.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { newId } from '#kernel/ids.ts';
import type { CashOutsContext } from '../cash-outs-context.ts';
import { cashOutOpen, cashOutsClosed, cashOutUnconfirmed } from '../cash-outs.errors.ts';
import { centsFor } from '../domain/cash-out-rate.ts';
import { CASH_OUT_COLUMNS, PAY_TO_PURPOSE, presentCashOut } from '../queries/cash-out-rows.ts';
import type { CashOutRow } from '../queries/cash-out-rows.ts';
import { earnedBefore, isOpen } from '../queries/list-cash-outs.ts';

// The unique index allows one open payout request for each person. A second request at the same moment waits for the first, and then inserts nothing.
const INSERT = `
  insert into cash_outs as c (id, user_id, tokens, amount_cents, status, pay_to, requested_at) values (:id, :userId, :tokens, :cents, 'requested', :payTo, :now)
  on conflict (user_id) where status in ('requested', 'approved') do nothing returning ${CASH_OUT_COLUMNS}`;

/**
 * Requests a payout for earned tokens, which are set aside in the same transaction (docs/rules/selling.md#cash-outs).
 * @throws AppError cash_outs_closed, cash_out_unconfirmed, cash_out_open, cash_out_short
 */
export async function requestCashOut(tx: Tx, context: CashOutsContext, viewer: Viewer, { tokens, payTo }: BodyOf<typeof endpoint>): Promise<CashOut> {
  const { userId } = viewer;
  if (!(await isOpen(tx, context, viewer))) throw cashOutsClosed();
  if (!(await context.identity.emailConfirmed(tx, userId))) throw cashOutUnconfirmed();
  const found = await rows<CashOutRow>(tx, INSERT, { id: newId(), userId, tokens, cents: centsFor(tokens, context.centsPer100), payTo: context.sealer.seal(payTo, PAY_TO_PURPOSE), now: context.clock.now() });
  if (found.length === 0) throw cashOutOpen();
  const row = one(found);
  await context.tokens.setAside(tx, { userId, amount: tokens, refId: row.id, reason: 'A payout was requested', earnedBefore: earnedBefore(context) });
  return presentCashOut(context, row);
}
