import { one } from '#contracts/must.ts';
import type { WalletOverview } from '#contracts/wallet.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/**
 * Refunded and disputed tokens were not spent. They lower `received`, so that received - spent is the current balance. So do tokens that
 * returned for a refunded unlock. Steps of runs are skipped, because they are none of these.
 */
const OVERVIEW = `
  with each as materialized (
    select chain_no, (array_agg(tx_id))[1] as tx_id, sum(amount) as net, bool_or(account = 'held') as run
    from ledger_entries where owner = :userId and chain_no is not null group by chain_no
  ), total as (
    select coalesce(sum(net) filter (where net > 0), 0) as received, coalesce(-sum(net) filter (where net < 0), 0) as spent from each
  ), back as (
    select coalesce(sum(abs(e.net)), 0) as tokens
    from (select * from each where net <> 0 and not run offset 0) e
    cross join lateral (select kind, ref_type from ledger_transactions where id = e.tx_id offset 0) t
    where (e.net < 0 and t.kind in ('refund', 'chargeback')) or (e.net > 0 and t.kind = 'refund' and t.ref_type = 'prompt')
  ), pending as (
    select coalesce(sum(amount), 0)::int as tokens from ledger_entries where owner = :userId and account = 'pending_earned'
  )
  select w.bonus, w.subscription, w.earned, w.purchased, w.held, w.debt, p.tokens as pending_earned,
    t.spent - b.tokens as spent, t.received - b.tokens as received
  from total t cross join back b cross join pending p left join wallets w on w.user_id = :userId`;

type Row = Record<'bonus' | 'subscription' | 'earned' | 'purchased' | 'held' | 'debt', number | null> &
  Record<'spent' | 'received', string> & { pending_earned: number };

/** Reads a person's whole wallet in one query, in tokens. Zeros for an account without a wallet. */
export async function walletOverview(connection: Connection, userId: string): Promise<WalletOverview> {
  const row = one(await rows<Row>(connection, OVERVIEW, { userId }));
  const { spent, received, pending_earned: pendingEarned, ...wallet } = row;
  const [bonus, subscription, earned, purchased] = [wallet.bonus ?? 0, wallet.subscription ?? 0, wallet.earned ?? 0, wallet.purchased ?? 0];
  const debt = wallet.debt ?? 0;
  return {
    balance: debt > 0 ? 0 : bonus + subscription + earned + purchased,
    held: wallet.held ?? 0,
    debt,
    pendingEarned,
    buckets: { bonus, subscription, earned, purchased },
    spent: Number(spent),
    received: Number(received),
  };
}
