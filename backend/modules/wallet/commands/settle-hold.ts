import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { BucketSplit, Settlement, SettledHold } from '../wallet.ts';

/**
 * Bindings: generation, tokens to capture, creator, royalty within the capture, ledger transaction, status, time.
 * The update of the hold is conditional on `open`, so only one caller ends it; without its row the statement does nothing else.
 * The wallet is set from its locked row (see PLACE_HOLD). The royalty takes the hold's purchased, then subscription, earned and
 * last bonus tokens, and its entry says which (`split`). `eaten` are the other tokens that do not return to their bucket:
 * captured tokens, and tokens that pay a debt. They leave in the spending order, and the debt's entry says which paid it.
 * Released tokens count no longer against the budget of the day on which they were held (docs/rules/wallet.md#budgets).
 */
export const SETTLE_HOLD = {
  name: 'wallet_settle_hold_5',
  sql: `
    with given as materialized (
      select ?::uuid as generation_id, ?::int as capture, ?::uuid as creator_id, ?::int as royalty, ?::uuid as tx_id, ?::text as status, ?::timestamptz as at
    ), hold as (
      update holds h set status = g.status, captured = g.capture, released = h.amount - g.capture, settled_at = g.at
      from given g where h.generation_id = g.generation_id and h.status = 'open'
      returning h.user_id, h.amount, h.captured, h.released, h.bucket_split, h.held_at, g.royalty
    ), before as materialized (
      select w.* from wallets w where w.user_id = (select user_id from hold) for update
    ), settled as materialized (
      select b.*, h.amount, h.captured, h.released, least(b.debt, h.released) as paid,
        h.captured - h.royalty + least(b.debt, h.released) as eaten, h.royalty,
        case when b.spent_day = (h.held_at at time zone 'UTC')::date then least(h.released, b.spent_today) else 0 end as unspent,
        (h.bucket_split->>'bonus')::int as of_bonus, (h.bucket_split->>'subscription')::int as of_subscription,
        (h.bucket_split->>'earned')::int as of_earned, (h.bucket_split->>'purchased')::int as of_purchased,
        case when h.captured > 0 then 'capture' else 'release' end as kind
      from before b, hold h
    ), paid_out as materialized (
      select s.*, p.*, s.of_bonus - p.royal_bonus as left_bonus, s.of_subscription - p.royal_subscription as left_subscription,
        s.of_earned - p.royal_earned as left_earned, s.of_purchased - p.royal_purchased as left_purchased
      from settled s cross join lateral (select
        least(s.of_purchased, s.royalty) as royal_purchased,
        least(s.of_subscription, greatest(s.royalty - s.of_purchased, 0)) as royal_subscription,
        least(s.of_earned, greatest(s.royalty - s.of_purchased - s.of_subscription, 0)) as royal_earned,
        greatest(s.royalty - s.of_purchased - s.of_subscription - s.of_earned, 0) as royal_bonus) p
    ), back as materialized (
      select p.*,
        p.left_bonus - least(p.left_bonus, p.eaten) as to_bonus,
        p.left_subscription - least(p.left_subscription, greatest(p.eaten - p.left_bonus, 0)) as to_subscription,
        p.left_earned - least(p.left_earned, greatest(p.eaten - p.left_bonus - p.left_subscription, 0)) as to_earned,
        p.left_purchased - greatest(p.eaten - p.left_bonus - p.left_subscription - p.left_earned, 0) as to_purchased,
        p.captured - p.royalty as spent,
        case when p.royalty > 0 then jsonb_build_object('bonus', p.royal_bonus, 'subscription', p.royal_subscription,
          'earned', p.royal_earned, 'purchased', p.royal_purchased) end as royalty_split
      from paid_out p
    ), owing as materialized (
      select jsonb_build_object(
        'bonus', s.left_bonus - s.to_bonus - least(s.left_bonus, s.spent),
        'subscription', s.left_subscription - s.to_subscription - least(s.left_subscription, greatest(s.spent - s.left_bonus, 0)),
        'earned', s.left_earned - s.to_earned - least(s.left_earned, greatest(s.spent - s.left_bonus - s.left_subscription, 0)),
        'purchased', s.left_purchased - s.to_purchased - greatest(s.spent - s.left_bonus - s.left_subscription - s.left_earned, 0)) as split
      from back s where s.paid > 0
    ), legs as materialized (
      select l.leg, l.owner, l.account, l.amount, case l.leg when 8 then s.royalty_split when 3 then o.split end as split
      from back s cross join given g left join owing o on true cross join lateral (values
        (1, s.user_id, 'held', -s.amount), (2, null, 'platform_generation', s.captured - s.royalty), (3, s.user_id, 'debt', s.paid),
        (4, s.user_id, 'bonus', s.to_bonus), (5, s.user_id, 'subscription', s.to_subscription),
        (6, s.user_id, 'earned', s.to_earned), (7, s.user_id, 'purchased', s.to_purchased),
        (8, g.creator_id, 'pending_earned', s.royalty))
        as l (leg, owner, account, amount)
      where l.amount <> 0
    ), seal as materialized (
      select ledger_seal(s.chain_hash, g.tx_id, s.kind,
        (select string_agg(ledger_leg(leg, owner, account, amount, split), ';' order by leg) from legs)) as hash
      from back s, given g
    ), moved as (
      update wallets w set
        bonus = s.bonus + s.to_bonus, subscription = s.subscription + s.to_subscription, earned = s.earned + s.to_earned,
        purchased = s.purchased + s.to_purchased, debt = s.debt - s.paid, held = s.held - s.amount, spent_today = s.spent_today - s.unspent,
        chain_no = s.chain_no + (s.amount > 0)::int, chain_hash = coalesce(seal.hash, s.chain_hash), updated_at = g.at
      from back s, given g, seal where w.user_id = s.user_id
      returning w.user_id, w.debt, w.bonus + w.subscription + w.earned + w.purchased as spendable, w.held
    ), txn as (
      insert into ledger_transactions (id, kind, idempotency_key, reason, ref_type, ref_id, occurred_at)
      select g.tx_id, s.kind, 'settle:' || g.generation_id, g.status, 'generation', g.generation_id, g.at
      from back s, given g where s.amount > 0
    ), entries as (
      insert into ledger_entries (tx_id, leg, owner, account, amount, chain_no, chain_hash, split)
      select g.tx_id, l.leg, l.owner, l.account, l.amount,
        case when l.owner is not null and l.leg < 8 then s.chain_no + 1 end, case when l.owner is not null and l.leg < 8 then seal.hash end, l.split
      from legs l, back s, given g, seal
    )
    select m.user_id, case when m.debt > 0 then 0 else m.spendable end as balance, m.held, s.captured, s.released, s.royalty_split
    from moved m, back s`,
};

export type SettledRow = SettledHold & { user_id: string };

type Row = Omit<SettledRow, 'royaltySplit'> & { royalty_split: BucketSplit | null };

/**
 * Ends the hold of a run in one SQL statement (docs/rules/wallet.md#holds-end-once): captures `capture` tokens and returns the rest
 * to the buckets they came from, after a debt is paid. A royalty is part of the capture and goes to the creator's pending earnings. It
 * takes the hold's purchased tokens first and its bonus tokens last. The rest of the capture takes tokens in the spending order. Null when
 * the run has no open hold. The table refuses a capture above the hold.
 * @throws RangeError for a royalty that is not part of the capture
 */
export async function settleHold(
  connection: Connection,
  clock: Clock,
  { generationId, capture, royalty = null, expired = false }: Settlement,
): Promise<SettledRow | null> {
  if (royalty && !(royalty.amount >= 0 && royalty.amount <= capture)) throw new RangeError(`Not a royalty of ${capture}: ${royalty.amount}`);
  const bindings = [generationId, capture, royalty?.creatorId ?? null, royalty?.amount ?? 0, newId(), expired ? 'expired' : 'settled', clock.now()];
  const [settled] = await prepared<Row>(connection, SETTLE_HOLD, bindings);
  if (!settled) return null;
  const { royalty_split: royaltySplit, ...result } = settled;
  return royaltySplit ? { ...result, royaltySplit } : result;
}
