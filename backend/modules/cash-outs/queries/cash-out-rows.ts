import type { AdminCashOut, CashOut, CashOutState } from '#contracts/cash-outs.ts';
import type { Creator } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CashOutsContext } from '../cash-outs-context.ts';

export interface CashOutRow {
  id: string;
  userId: string;
  tokens: number;
  amountCents: number;
  status: CashOutState;
  payTo: string | null;
  requestedAt: Date;
  decidedAt: Date | null;
  paidAt: Date | null;
  note: string | null;
}

export const CASH_OUT_COLUMNS = `c.id, c.user_id as "userId", c.tokens, c.amount_cents as "amountCents", c.status, c.pay_to as "payTo", c.requested_at as "requestedAt",
  c.decided_at as "decidedAt", c.paid_at as "paidAt", c.note`;

const BY_ID = `select ${CASH_OUT_COLUMNS} from cash_outs c where c.id = ? for update`;

/** The name under which the payment details of a payout request are encrypted. */
export const PAY_TO_PURPOSE = 'cash-out.pay-to';

/** Reads a payout request and locks its row until the transaction ends; null when it does not exist. */
export const lockCashOut = async (connection: Connection, id: string): Promise<CashOutRow | null> => (await rows<CashOutRow>(connection, BY_ID, [id]))[0] ?? null;

/** A payout request as its owner and administrators see it, with the payment details decrypted. */
export const presentCashOut = ({ sealer }: Pick<CashOutsContext, 'sealer'>, row: CashOutRow): CashOut => ({
  id: row.id, state: row.status, tokens: row.tokens, amountCents: row.amountCents, payTo: row.payTo === null ? null : sealer.open(row.payTo, PAY_TO_PURPOSE),
  requestedAt: row.requestedAt.toISOString(), decidedAt: row.decidedAt?.toISOString() ?? null, paidAt: row.paidAt?.toISOString() ?? null, note: row.note,
});

export const presentAdminCashOut = (context: Pick<CashOutsContext, 'sealer'>, row: CashOutRow, person: Creator | null): AdminCashOut => ({ ...presentCashOut(context, row), person, userId: row.userId });
