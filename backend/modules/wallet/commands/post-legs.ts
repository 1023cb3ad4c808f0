import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { BucketSplit, WalletState } from '../wallet.ts';
import { earlierTransfer } from './post-transfer.ts';
import type { Bucket, PlatformAccount } from './post-transfer.ts';

/** One entry of a ledger transaction, in tokens: positive when the account gets them. Paying a debt is positive. */
export type Leg =
  | { owner: string; account: Bucket; amount: number }
  /** `split` says which tokens pay the debt. It is absent when a debt begins or is cancelled. */
  | { owner: string; account: 'debt'; amount: number; split?: BucketSplit }
  /** `split` says which tokens paid these earnings. Its sum is the amount. */
  | { owner: string; account: 'pending_earned'; amount: number; split: BucketSplit }
  | { owner: null; account: PlatformAccount; amount: number };

/** The balances of a wallet, read after its row was locked, in tokens. */
export interface LockedWallet extends Record<Bucket | 'debt', number> {
  userId: string;
  /** True if the wallet's owner has stopped all spending (docs/rules/wallet.md#stop-switch). */
  stopped: boolean;
}

export interface Posting {
  /** Identifies the ledger transaction: repeated calls with the same key post it once. */
  key: string;
  kind: string;
  /** The text of the line in the activity. A repeated call may have another text. */
  reason: string;
  refType?: string | undefined;
  refId?: string | undefined;
  /** The fields in which a repeated call must equal the first. Otherwise it is refused. */
  request: object;
  /** The owners whose wallets are locked. `legs` gets the wallets that exist. */
  wallets: readonly string[];
  /** Computes the entries from the locked wallets. Entries of 0 are left out. If it throws, nothing is written. */
  legs(wallets: Map<string, LockedWallet>): Leg[] | Promise<Leg[]>;
}

const LOCK = 'select user_id, bonus, subscription, earned, purchased, debt, spending_stopped as stopped from wallets where user_id = any(?::uuid[]) order by user_id for update';

/**
 * Bindings: transaction, kind, key, reason, kind and id of the reference, request, time, legs. The caller has locked the wallets;
 * the statement sets them from their rows (see PLACE_HOLD).
 */
const POST = {
  name: 'wallet_post_legs_2',
  sql: `
    with given as materialized (
      select ?::uuid as tx_id, ?::text as kind, ?::text as key, ?::text as reason, ?::text as ref_type, ?::uuid as ref_id,
        ?::jsonb as request, ?::timestamptz as at
    ), legs as materialized (
      select * from jsonb_to_recordset(?::jsonb) as l (leg int, owner uuid, account text, amount int, split jsonb)
    ), txn as (
      insert into ledger_transactions (id, kind, idempotency_key, reason, ref_type, ref_id, request, occurred_at)
      select tx_id, kind, key, reason, ref_type, ref_id, request, at from given
    ), change as materialized (
      select owner,
        coalesce(sum(amount) filter (where account = 'bonus'), 0) as bonus,
        coalesce(sum(amount) filter (where account = 'subscription'), 0) as subscription,
        coalesce(sum(amount) filter (where account = 'earned'), 0) as earned,
        coalesce(sum(amount) filter (where account = 'purchased'), 0) as purchased,
        coalesce(sum(amount) filter (where account = 'debt'), 0) as debt
      from legs where owner is not null and account <> 'pending_earned' group by owner
    ), before as materialized (
      select w.* from wallets w where w.user_id in (select owner from change) order by w.user_id for update
    ), seal as materialized (
      select b.*, ledger_seal(b.chain_hash, g.tx_id, g.kind,
        (select string_agg(ledger_leg(leg, owner, account, amount, split), ';' order by leg) from legs)) as hash
      from before b, given g
    ), moved as (
      update wallets w set
        bonus = s.bonus + c.bonus, subscription = s.subscription + c.subscription, earned = s.earned + c.earned,
        purchased = s.purchased + c.purchased, debt = s.debt - c.debt,
        chain_no = s.chain_no + 1, chain_hash = s.hash, updated_at = g.at
      from change c, seal s, given g where w.user_id = c.owner and s.user_id = c.owner
      returning w.user_id, w.debt, w.bonus + w.subscription + w.earned + w.purchased as spendable, w.held
    ), entries as (
      insert into ledger_entries (tx_id, leg, owner, account, amount, chain_no, chain_hash, split)
      select g.tx_id, l.leg, l.owner, l.account, l.amount, s.chain_no + 1, s.hash, l.split
      from given g cross join legs l left join seal s on s.user_id = l.owner and l.account <> 'pending_earned'
    )
    select user_id, case when debt > 0 then 0 else spendable end as balance, held from moved`,
};

type LockedRow = Omit<LockedWallet, 'userId'> & { user_id: string };

/** Computes the entries for tokens that a wallet receives: they pay its debt first. It lowers the debt in `wallet` for the next tokens. */
export function received(wallet: LockedWallet, account: Bucket, amount: number): Leg[] {
  const paid = Math.min(wallet.debt, amount);
  wallet.debt -= paid;
  wallet[account] += amount - paid;
  const split: BucketSplit = { bonus: 0, subscription: 0, earned: 0, purchased: 0, [account]: paid };
  return [{ owner: wallet.userId, account: 'debt', amount: paid, split }, { owner: wallet.userId, account, amount: amount - paid }];
}

export interface PostedLegs {
  transactionId: string;
  /** False when an earlier transaction has used the key. */
  created: boolean;
  wallets: (WalletState & { userId: string })[];
}

/**
 * Posts a ledger transaction of several entries, once per key, computed from the locked wallets. It locks wallets in the order of their ids,
 * so that two postings cannot deadlock. It takes three statements, which is enough for rare events: unlocks, refunds, releases.
 * @throws AppError ledger_key_reused when the key stands for another request; and as `legs` does
 */
export async function postLegs(tx: Tx, clock: Clock, posting: Posting): Promise<PostedLegs> {
  const { key, kind, reason, refType = null, refId = null } = posting;
  const locked = await rows<LockedRow>(tx, LOCK, [[...new Set(posting.wallets)]]);
  const request = JSON.stringify(posting.request);
  const earlier = await earlierTransfer(tx, key, request);
  if (earlier) return { transactionId: earlier, created: false, wallets: [] };
  const wallets = new Map(locked.map(({ user_id: userId, ...tokens }) => [userId, { userId, ...tokens }]));
  const legs = (await posting.legs(wallets)).filter(({ amount }) => amount !== 0).map((leg, index) => ({ leg: index + 1, ...leg }));
  const transactionId = newId();
  const bindings = [transactionId, kind, key, reason, refType, refId, request, clock.now(), JSON.stringify(legs)];
  const moved = await prepared<WalletState & { user_id: string }>(tx, POST, bindings);
  return { transactionId, created: true, wallets: moved.map(({ user_id: userId, ...state }) => ({ userId, ...state })) };
}
