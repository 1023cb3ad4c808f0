import { one } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { ledgerKeyReused, walletMissing } from '../wallet.errors.ts';
import type { ClawBack, ClawedBack, WalletState } from '../wallet.ts';
import { earlierTransfer } from './post-transfer.ts';
import { errorText } from '#kernel/error-text.ts';

/**
 * Bindings: user, amount, kind, key, reason, kind and id of the reference, ledger transaction, request, time.
 * The unique key decides first: a repeated claw-back inserts no transaction and moves nothing. The statement then locks the
 * wallet's row and splits the tokens that are really there (see PLACE_HOLD). Tokens that are missing become debt. Held tokens
 * stay held, because they are promised to a run. For a user without a wallet the table refuses the entry.
 */
const CLAW_BACK = {
  name: 'wallet_claw_back_1',
  sql: `
    with given as materialized (
      select ?::uuid as user_id, ?::int as amount, ?::text as kind, ?::text as key, ?::text as reason, ?::text as ref_type,
        ?::uuid as ref_id, ?::uuid as tx_id, ?::jsonb as request, ?::timestamptz as at
    ), txn as (
      insert into ledger_transactions (id, kind, idempotency_key, reason, ref_type, ref_id, request, occurred_at)
      select tx_id, kind, key, reason, ref_type, ref_id, request, at from given
      on conflict (idempotency_key) do nothing returning id
    ), before as materialized (
      select w.* from wallets w where w.user_id = (select user_id from given, txn) for update
    ), split as materialized (
      select b.*, f.*, g.amount - f.from_purchased - f.from_earned - f.from_subscription - f.from_bonus as owed
      from before b, given g, lateral (select
        least(b.purchased, g.amount) as from_purchased,
        least(b.earned, greatest(g.amount - b.purchased, 0)) as from_earned,
        least(b.subscription, greatest(g.amount - b.purchased - b.earned, 0)) as from_subscription,
        least(b.bonus, greatest(g.amount - b.purchased - b.earned - b.subscription, 0)) as from_bonus) f
    ), legs as materialized (
      select l.leg, l.owner, l.account, l.amount from txn cross join given g left join split s on true cross join lateral (values
        (1, g.user_id, 'purchased', -s.from_purchased), (2, g.user_id, 'earned', -s.from_earned),
        (3, g.user_id, 'subscription', -s.from_subscription), (4, g.user_id, 'bonus', -s.from_bonus),
        (5, g.user_id, 'debt', -coalesce(s.owed, g.amount)), (6, null::uuid, 'platform_sales', g.amount))
        as l (leg, owner, account, amount)
      where l.amount <> 0
    ), seal as materialized (
      select ledger_seal(s.chain_hash, g.tx_id, g.kind,
        (select string_agg(ledger_leg(leg, owner, account, amount), ';' order by leg) from legs)) as hash
      from split s, given g
    ), moved as (
      update wallets w set
        bonus = s.bonus - s.from_bonus, subscription = s.subscription - s.from_subscription,
        earned = s.earned - s.from_earned, purchased = s.purchased - s.from_purchased, debt = s.debt + s.owed,
        chain_no = s.chain_no + 1, chain_hash = seal.hash, updated_at = g.at
      from split s, given g, seal where w.user_id = s.user_id
      returning w.debt, w.bonus + w.subscription + w.earned + w.purchased as spendable, w.held
    ), entries as (
      insert into ledger_entries (tx_id, leg, owner, account, amount, chain_no, chain_hash)
      select g.tx_id, l.leg, l.owner, l.account, l.amount,
        case when l.owner is not null then s.chain_no + 1 end, case when l.owner is not null then seal.hash end
      from legs l cross join given g left join (split s cross join seal) on true
    )
    select case when m.debt > 0 then 0 else m.spendable end as balance, m.held, s.owed from moved m, split s`,
};

/** Reads the debt that an earlier claw-back made. Only its ledger entries record it. */
const EARLIER_OWED = `select coalesce(-sum(amount), 0) as owed from ledger_entries where tx_id = ? and account = 'debt'`;

/**
 * Takes back the tokens of a refunded or disputed purchase, once per key, in one SQL statement (docs/rules/wallet.md#debt).
 * Tokens leave the buckets in this order: purchased, earned, subscription, bonus. Spent and held tokens become debt. `state` is
 * null when an earlier claw-back has used the key.
 * @throws AppError ledger_key_reused when the key stands for another request, wallet_missing for a user without wallet
 * @throws RangeError for an amount that is not a whole number above 0
 */
export async function clawBack(
  connection: Connection,
  clock: Clock,
  { userId, amount, kind, key, reason, refType, refId }: ClawBack,
): Promise<ClawedBack & { state: WalletState | null }> {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to take back: ${amount}`);
  const request = JSON.stringify({ kind: `claw back: ${kind}`, amount, userId });
  const bindings = [userId, amount, kind, key, reason, refType ?? null, refId ?? null, newId(), request, clock.now()];
  const [moved] = await prepared<WalletState & { owed: number }>(connection, CLAW_BACK, bindings).catch((error: unknown) => {
    throw errorText(error, 'constraint') === 'ledger_entries_account' ? walletMissing() : error;
  });
  if (moved) {
    const { owed, ...state } = moved;
    return { created: true, taken: amount - owed, owed, state };
  }
  const earlier = await earlierTransfer(connection, key, request);
  if (!earlier) throw ledgerKeyReused(key);
  const debt = one(await rows<{ owed: number }>(connection, EARLIER_OWED, [earlier]));
  const { owed } = debt;
  return { created: false, taken: amount - owed, owed, state: null };
}
