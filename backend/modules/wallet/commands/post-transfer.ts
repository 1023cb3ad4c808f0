import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { ledgerKeyReused, walletMissing } from '../wallet.errors.ts';
import type { WalletState } from '../wallet.ts';
import { errorText } from '#kernel/error-text.ts';

export type Bucket = 'bonus' | 'subscription' | 'earned' | 'purchased';
export type PlatformAccount =
  | 'platform_rewards'
  | 'platform_sales'
  | 'platform_subscriptions'
  | 'platform_adjustments'
  | 'platform_generation'
  | 'platform_fees'
  | 'challenge_pools'
  | 'cash_outs_requested'
  | 'cash_outs_approved'
  | 'cash_outs_paid';
export type LedgerAccount =
  | { owner: string; account: Bucket | 'debt' }
  | { owner: null; account: PlatformAccount };

export interface Transfer {
  /** Identifies the transfer: repeated calls with the same key make it once. */
  key: string;
  kind: string;
  /** The text of the line in the activity. A repeated call may have another text. */
  reason: string;
  /** Tokens to move, above 0. */
  amount: number;
  from: LedgerAccount;
  to: LedgerAccount;
  /** The thing that the transfer belongs to, such as an `order` and its id. A repeated call may name another one. */
  refType?: string;
  refId?: string;
}

/**
 * Bindings: key, kind, reason, from owner and account, to owner and account, amount, kind and id of the reference,
 * transaction, request, time.
 * The unique key decides first: a repeated transfer moves nothing. The statement then locks the wallets in the order of their
 * ids and sets them from the locked rows (see PLACE_HOLD). Tokens that reach a spendable bucket pay a debt first, and that
 * entry says for which bucket they were meant (`split`). For a user without a wallet the table refuses the entry.
 */
const POST_TRANSFER = {
  name: 'wallet_post_transfer_4',
  sql: `
    with given as materialized (
      select ?::text as key, ?::text as kind, ?::text as reason, ?::uuid as from_owner, ?::text as from_account,
        ?::uuid as to_owner, ?::text as to_account, ?::int as amount, ?::text as ref_type, ?::uuid as ref_id,
        ?::uuid as tx_id, ?::jsonb as request, ?::timestamptz as at
    ), txn as (
      insert into ledger_transactions (id, kind, idempotency_key, reason, ref_type, ref_id, request, occurred_at)
      select tx_id, kind, key, reason, ref_type, ref_id, request, at from given on conflict (idempotency_key) do nothing returning id
    ), before as materialized (
      select w.* from wallets w
      where w.user_id in (select from_owner from given, txn union all select to_owner from given, txn)
      order by w.user_id for update
    ), paid as (
      select coalesce((select least(b.debt, g.amount) from before b where b.user_id = g.to_owner
        and g.to_account in ('bonus', 'subscription', 'earned', 'purchased')), 0) as amount
      from given g, txn
    ), legs as materialized (
      select l.leg, l.owner, l.account, l.amount, case when l.leg = 2 then jsonb_build_object('bonus', 0, 'subscription', 0,
        'earned', 0, 'purchased', 0) || jsonb_build_object(g.to_account, p.amount) end as split from given g, paid p, lateral (values
        (1, g.from_owner, g.from_account, -g.amount), (2, g.to_owner, 'debt', p.amount),
        (3, g.to_owner, g.to_account, g.amount - p.amount)) as l (leg, owner, account, amount)
      where l.amount <> 0
    ), seal as materialized (
      select b.*, ledger_seal(b.chain_hash, g.tx_id, g.kind,
        (select string_agg(ledger_leg(leg, owner, account, amount, split), ';' order by leg) from legs)) as hash
      from before b, given g
    ), change as (
      select owner,
        coalesce(sum(amount) filter (where account = 'bonus'), 0) as bonus,
        coalesce(sum(amount) filter (where account = 'subscription'), 0) as subscription,
        coalesce(sum(amount) filter (where account = 'earned'), 0) as earned,
        coalesce(sum(amount) filter (where account = 'purchased'), 0) as purchased,
        coalesce(sum(amount) filter (where account = 'debt'), 0) as debt
      from legs where owner is not null group by owner
    ), moved as (
      update wallets w set
        bonus = s.bonus + c.bonus, subscription = s.subscription + c.subscription, earned = s.earned + c.earned,
        purchased = s.purchased + c.purchased,
        debt = s.debt - c.debt, chain_no = s.chain_no + 1, chain_hash = s.hash, updated_at = g.at
      from change c, seal s, given g where w.user_id = c.owner and s.user_id = c.owner
      returning w.user_id, w.debt, w.bonus + w.subscription + w.earned + w.purchased as spendable, w.held
    ), entries as (
      insert into ledger_entries (tx_id, leg, owner, account, amount, chain_no, chain_hash, split)
      select g.tx_id, l.leg, l.owner, l.account, l.amount, s.chain_no + 1, s.hash, l.split
      from given g, legs l left join seal s on s.user_id = l.owner
    )
    select t.id as tx_id, m.user_id, case when m.debt > 0 then 0 else m.spendable end as balance, m.held
    from txn t left join moved m on true`,
};

const EARLIER = {
  name: 'wallet_earlier_transfer_1',
  sql: 'select id as tx_id, request = ?::jsonb as same from ledger_transactions where idempotency_key = ?',
};

export interface Posted {
  transactionId: string;
  /** False when an earlier transfer has used the key for the same request. */
  created: boolean;
  wallets: (WalletState & { userId: string })[];
}

/**
 * Moves tokens between two accounts, once per key, in one SQL statement. A repeated call reads the earlier transfer.
 * @throws AppError ledger_key_reused when the key stands for another transfer, wallet_missing for a user without wallet
 * @throws RangeError for an amount that is not a whole number above 0
 */
export async function postTransfer(connection: Connection, clock: Clock, transfer: Transfer): Promise<Posted> {
  const { key, kind, reason, amount, from, to, refType = null, refId = null } = transfer;
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to transfer: ${amount}`);
  const request = JSON.stringify({ kind, amount, from, to });
  const accounts = [from.owner, from.account, to.owner, to.account];
  const bindings = [key, kind, reason, ...accounts, amount, refType, refId, newId(), request, clock.now()];
  type Row = { tx_id: string } & ((WalletState & { user_id: string }) | (Record<keyof WalletState, null> & { user_id: null }));
  const posted = await prepared<Row>(connection, POST_TRANSFER, bindings).catch((error: unknown) => {
    throw errorText(error, 'constraint') === 'ledger_entries_account' ? walletMissing() : error;
  });
  if (posted[0]) {
    const wallets = posted.flatMap(({ user_id: userId, balance, held }) => (userId ? [{ userId, balance, held }] : []));
    return { transactionId: posted[0].tx_id, created: true, wallets };
  }
  const earlier = await earlierTransfer(connection, key, request);
  if (!earlier) throw ledgerKeyReused(key);
  return { transactionId: earlier, created: false, wallets: [] };
}

/**
 * Returns the id of the ledger transaction with this key. Null when the key is new.
 * @throws AppError ledger_key_reused when it stands for another request
 */
export async function earlierTransfer(connection: Connection, key: string, request: string): Promise<string | null> {
  const [earlier] = await prepared<{ tx_id: string; same: boolean | null }>(connection, EARLIER, [request, key]);
  if (!earlier) return null;
  if (!earlier.same) throw ledgerKeyReused(key);
  return earlier.tx_id;
}
