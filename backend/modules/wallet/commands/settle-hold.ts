import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { Settlement, SettledHold } from '../wallet.ts';

/**
 * Bindings: generation, tokens to capture, creator and tokens of them that are the royalty, ledger transaction, status, time. The conditional update of the hold decides
 * who ends it; everything else hangs on its row. The wallet is set from its locked row (see PLACE_HOLD). `eaten` are the tokens that do not go back to their bucket: captured
 * ones and those that pay a debt, in the spending order.
 */
export const SETTLE_HOLD = {
  name: 'wallet_settle_hold_2',
  sql: `
    with given as materialized (
      select ?::uuid as generation_id, ?::int as capture, ?::uuid as creator_id, ?::int as royalty, ?::uuid as tx_id, ?::text as status, ?::timestamptz as at
    ), hold as (
      update holds h set status = g.status, captured = g.capture, released = h.amount - g.capture, settled_at = g.at
      from given g where h.generation_id = g.generation_id and h.status = 'open'
      returning h.user_id, h.amount, h.captured, h.released, h.bucket_split
    ), before as materialized (
      select w.* from wallets w where w.user_id = (select user_id from hold) for update
    ), settled as materialized (
      select b.*, h.amount, h.captured, h.released, least(b.debt, h.released) as paid,
        h.captured + least(b.debt, h.released) as eaten,
        (h.bucket_split->>'bonus')::int as of_bonus, (h.bucket_split->>'subscription')::int as of_subscription,
        (h.bucket_split->>'earned')::int as of_earned, (h.bucket_split->>'purchased')::int as of_purchased,
        case when h.captured > 0 then 'capture' else 'release' end as kind
      from before b, hold h
    ), back as materialized (
      select s.*,
        s.of_bonus - least(s.of_bonus, s.eaten) as to_bonus,
        s.of_subscription - least(s.of_subscription, greatest(s.eaten - s.of_bonus, 0)) as to_subscription,
        s.of_earned - least(s.of_earned, greatest(s.eaten - s.of_bonus - s.of_subscription, 0)) as to_earned,
        s.of_purchased - greatest(s.eaten - s.of_bonus - s.of_subscription - s.of_earned, 0) as to_purchased
      from settled s
    ), legs as materialized (
      select l.leg, l.owner, l.account, l.amount from back s, given g, lateral (values
        (1, s.user_id, 'held', -s.amount), (2, null, 'platform_generation', s.captured - g.royalty), (3, s.user_id, 'debt', s.paid),
        (4, s.user_id, 'bonus', s.to_bonus), (5, s.user_id, 'subscription', s.to_subscription),
        (6, s.user_id, 'earned', s.to_earned), (7, s.user_id, 'purchased', s.to_purchased),
        (8, g.creator_id, 'pending_earned', g.royalty))
        as l (leg, owner, account, amount)
      where l.amount <> 0
    ), seal as materialized (
      select ledger_seal(s.chain_hash, g.tx_id, s.kind,
        (select string_agg(ledger_leg(leg, owner, account, amount), ';' order by leg) from legs)) as hash
      from back s, given g
    ), moved as (
      update wallets w set
        bonus = s.bonus + s.to_bonus, subscription = s.subscription + s.to_subscription, earned = s.earned + s.to_earned,
        purchased = s.purchased + s.to_purchased, debt = s.debt - s.paid, held = s.held - s.amount,
        chain_no = s.chain_no + (s.amount > 0)::int, chain_hash = coalesce(seal.hash, s.chain_hash), updated_at = g.at
      from back s, given g, seal where w.user_id = s.user_id
      returning w.user_id, w.debt, w.bonus + w.subscription + w.earned + w.purchased as spendable, w.held
    ), txn as (
      insert into ledger_transactions (id, kind, idempotency_key, reason, ref_type, ref_id, occurred_at)
      select g.tx_id, s.kind, 'settle:' || g.generation_id, g.status, 'generation', g.generation_id, g.at
      from back s, given g where s.amount > 0
    ), entries as (
      insert into ledger_entries (tx_id, leg, owner, account, amount, chain_no, chain_hash)
      select g.tx_id, l.leg, l.owner, l.account, l.amount,
        case when l.owner is not null and l.leg < 8 then s.chain_no + 1 end, case when l.owner is not null and l.leg < 8 then seal.hash end
      from legs l, back s, given g, seal
    )
    select m.user_id, case when m.debt > 0 then 0 else m.spendable end as balance, m.held, s.captured, s.released
    from moved m, back s`,
};

export type SettledRow = SettledHold & { user_id: string };

/**
 * Ends the hold of a run: captures `capture` tokens, gives the rest back to the buckets they came from (a debt is paid
 * first), in one SQL statement. The capture eats the buckets in the order in which they were spent: bonus,
 * subscription, earned, purchased. A royalty is part of the capture and goes to its creator's pending earnings. Null when
 * it has ended before or never was. A capture above the hold is refused by the table.
 * @throws RangeError for a royalty that is not part of the capture
 */
export async function settleHold(
  connection: Connection,
  clock: Clock,
  { generationId, capture, royalty = null, expired = false }: Settlement,
): Promise<SettledRow | null> {
  if (royalty && !(royalty.amount >= 0 && royalty.amount <= capture)) throw new RangeError(`Not a royalty of ${capture}: ${royalty.amount}`);
  const bindings = [generationId, capture, royalty?.creatorId ?? null, royalty?.amount ?? 0, newId(), expired ? 'expired' : 'settled', clock.now()];
  const [settled] = await prepared<SettledRow>(connection, SETTLE_HOLD, bindings);
  return settled ?? null;
}
