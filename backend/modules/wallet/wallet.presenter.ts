import { must } from '#contracts/must.ts';
import type { Receipt, TransactionType, WalletTransaction } from '#contracts/wallet.ts';

/** A line of the activity as SQL returns it. The columns of a hold are null in lines that are not of a run. */
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

/** A hold with the fields that a receipt needs. */
export interface HoldRow {
  amount: number;
  captured: number;
  released: number;
  status: Receipt['status'];
  held_at: Date;
  settled_at: Date | null;
}

/** Presents the receipt of a run: the tokens that it held, captured and released. */
export const presentReceipt = (hold: HoldRow): Receipt => ({
  held: hold.amount,
  captured: hold.captured,
  released: hold.released,
  status: hold.status,
  heldAt: hold.held_at.toISOString(),
  settledAt: hold.settled_at?.toISOString() ?? null,
});

/** The page to which a line of the activity links. A reply links to its chat, because no list of runs shows replies. */
const place = ({ ref_type: refType, ref_id: refId, chat_id: chatId }: ActivityRow): Pick<WalletTransaction, 'refType' | 'refId'> =>
  chatId !== null ? { refType: 'chat', refId: chatId } : refType === null || refId === null ? { refType: null, refId: null } : { refType, refId };

/** Presents a line of the activity to its owner. A run under way has no balance yet. */
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
