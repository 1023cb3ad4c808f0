import type { WalletOverview } from '#contracts/wallet.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { TOTALS } from './wallet-totals.ts';

const OVERVIEW = `
  select w.bonus, w.subscription, w.earned, w.purchased, w.held, w.debt, w.pending_earned, t.spent, t.received
  from (${TOTALS}) t left join wallets w on w.user_id = :userId`;

type Row = Record<'bonus' | 'subscription' | 'earned' | 'purchased' | 'held' | 'debt' | 'pending_earned', number | null> &
  Record<'spent' | 'received', string>;

/** The whole wallet of one person in one query, in tokens; zeros for an account without a wallet. */
export async function walletOverview(connection: Connection, userId: string): Promise<WalletOverview> {
  const [row] = await rows<Row>(connection, OVERVIEW, { userId });
  const { spent, received, pending_earned: pendingEarned, ...wallet } = row!;
  const [bonus, subscription, earned, purchased] = [wallet.bonus ?? 0, wallet.subscription ?? 0, wallet.earned ?? 0, wallet.purchased ?? 0];
  const debt = wallet.debt ?? 0;
  return {
    balance: debt > 0 ? 0 : bonus + subscription + earned + purchased,
    held: wallet.held ?? 0,
    debt,
    pendingEarned: pendingEarned ?? 0,
    buckets: { bonus, subscription, earned, purchased },
    spent: Number(spent),
    received: Number(received),
  };
}
