import { must } from '#contracts/must.ts';
import type { Receipt, TransactionType, WalletTransaction } from '#contracts/wallet.ts';

/** One line of the activity as SQL gives it; the columns of the hold are null for everything but runs. */
export interface ActivityRow {
  chain_no: number;
  id: string;
  type: TransactionType;
  title: string;
  amount: number;
  balance_after: number;
  occurred_at: Date;
  ref_type: string | null;
  ref_id: string | null;
  held: number | null;
  captured: number | null;
  released: number | null;
  status: Receipt['status'] | null;
  held_at: Date | null;
  settled_at: Date | null;
  /** The chat whose reply the hold pays. */
  chat_id: string | null;
}

/** A hold as a receipt. */
export interface HoldRow {
  amount: number;
  captured: number;
  released: number;
  status: Receipt['status'];
  held_at: Date;
  settled_at: Date | null;
}

/** What a run held, captured and gave back. */
export const presentReceipt = (hold: HoldRow): Receipt => ({
  held: hold.amount,
  captured: hold.captured,
  released: hold.released,
  status: hold.status,
  heldAt: hold.held_at.toISOString(),
  settledAt: hold.settled_at?.toISOString() ?? null,
});

/** What a line is about: a reply leads to its chat, because no list of runs shows it. */
const place = ({ ref_type: refType, ref_id: refId, chat_id: chatId }: ActivityRow): Pick<WalletTransaction, 'refType' | 'refId'> =>
  chatId !== null ? { refType: 'chat', refId: chatId } : refType === null || refId === null ? { refType: null, refId: null } : { refType, refId };

/** A line as its owner sees it. A run that is under way has no balance afterwards yet. */
export function presentActivity(row: ActivityRow): WalletTransaction {
  const pending = row.status === 'open';
  return {
    id: row.id,
    type: row.type,
    status: pending ? 'pending' : 'done',
    amount: row.amount,
    balanceAfter: pending ? null : row.balance_after,
    title: row.title,
    createdAt: row.occurred_at.toISOString(),
    ...place(row),
    receipt: row.status === null ? null : presentReceipt({ ...(row as HoldRow & ActivityRow), amount: must(row.held, 'the amount of a hold') }),
  };
}
