import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/**
 * The invariants of the ledger as one statement, so that all are judged on one snapshot. What each proves:
 * I1 every transaction has legs that sum to 0. I2 the whole system sums to 0. I3 each wallet equals the sum of its
 * entries, and `held` also the sum of its open holds. I4 nothing is negative, pending earnings and the pools of challenges included. I5 a run has one hold at most, and a hold
 * that ended gave captured + released = held by exactly one transaction with exactly those legs. I6 an expired hold
 * captured nothing (that a failed run captured nothing is generation's to say: it knows the outcome). I7 no hold stays
 * open beyond the age given. I8 a key is one transaction. I9 each wallet's chain of seals is whole and ends at the
 * wallet's own seal: an entry that was changed, added or taken away breaks it, unless every later seal of that wallet
 * was forged too; platform legs are part of the seal of the wallet on the other side.
 * I11 each hold and each entry of pending earnings says what paid it: its split sums to its amount, no source of a creator's pending
 * earnings is negative, a royalty took bonus tokens only after every other token of its hold, and no release makes earned
 * tokens of bonus tokens. Entries from before splits were kept count as purchased.
 */
const VIOLATIONS = `
  with tx as materialized (
    select tx_id, sum(amount) as total,
      string_agg(case when split is null then ledger_leg(leg, owner, account, amount) else ledger_leg(leg, owner, account, amount, split) end, ';' order by leg) as legs
    from ledger_entries group by tx_id
  ), sums as materialized (
    select owner, bool_or(chain_no is not null) as stepped,
      coalesce(sum(amount) filter (where account = 'bonus'), 0) as bonus,
      coalesce(sum(amount) filter (where account = 'subscription'), 0) as subscription,
      coalesce(sum(amount) filter (where account = 'earned'), 0) as earned,
      coalesce(sum(amount) filter (where account = 'purchased'), 0) as purchased,
      coalesce(sum(amount) filter (where account = 'held'), 0) as held,
      coalesce(sum(amount) filter (where account = 'pending_earned'), 0) as pending_earned,
      coalesce(-sum(amount) filter (where account = 'debt'), 0) as debt
    from ledger_entries where owner is not null group by owner
  ), sources as (
    select owner, sum((split->>'bonus')::int) as bonus, sum((split->>'subscription')::int) as subscription, sum((split->>'earned')::int) as earned,
      sum(case when split is null then amount else (split->>'purchased')::int end) as purchased
    from ledger_entries where account = 'pending_earned' group by owner
  ), released as (
    select p.tx_id, sum(-p.amount + coalesce((p.split->>'bonus')::int, 0)) as payable,
      (select coalesce(sum(e.amount), 0) from ledger_entries e where e.tx_id = p.tx_id and e.account = 'earned' and e.amount > 0) as earned
    from ledger_entries p join ledger_transactions t on t.id = p.tx_id
    where p.account = 'pending_earned' and p.amount < 0 and t.kind <> 'refund' group by p.tx_id
  ), open_holds as (
    select user_id, sum(amount) as held from holds where status = 'open' group by user_id
  ), links as (
    select distinct owner, chain_no, tx_id, chain_hash as hash from ledger_entries where chain_no is not null
  ), chain as (
    select l.*, t.kind, x.legs,
      lag(l.hash, 1, ''::bytea) over w as previous, row_number() over w as position,
      lead(l.chain_no) over w is null as last
    from links l join ledger_transactions t on t.id = l.tx_id join tx x on x.tx_id = l.tx_id
    window w as (partition by l.owner order by l.chain_no, l.tx_id)
  )
  select 'I1' as invariant, 'transaction ' || t.id || ' sums to ' || coalesce(x.total::text, 'nothing') as detail
    from ledger_transactions t left join tx x on x.tx_id = t.id where x.total is distinct from 0
      -- A freeze that found no tokens has no entries. Its transaction keeps the key, so that the same freeze is never repeated.
      and not (x.total is null and t.kind = 'chargeback' and coalesce(t.request->>'kind' = 'freeze earned', false))
  union all
  select 'I2', 'all entries sum to ' || sum(total) from tx having sum(total) <> 0
  union all
  select 'I3', 'wallet ' || coalesce(w.user_id, s.owner) || ' differs from its entries'
    from wallets w full join (select * from sums where stepped) s on s.owner = w.user_id
    where w.user_id is null or (w.bonus, w.subscription, w.earned, w.purchased, w.held, w.debt) is distinct from
      (coalesce(s.bonus, 0), coalesce(s.subscription, 0), coalesce(s.earned, 0), coalesce(s.purchased, 0),
        coalesce(s.held, 0), coalesce(s.debt, 0))
  union all
  select 'I3', 'wallet ' || coalesce(w.user_id, h.user_id) || ' holds ' || coalesce(w.held, 0) || ', its open holds ' || coalesce(h.held, 0)
    from wallets w full join open_holds h on h.user_id = w.user_id
    where coalesce(w.held, 0) <> coalesce(h.held, 0)
  union all
  select 'I4', 'wallet ' || user_id || ' has a negative amount' from wallets
    where least(bonus, subscription, earned, purchased, held, debt) < 0
  union all
  select 'I4', 'pending earnings of ' || owner || ' are ' || pending_earned from sums where pending_earned < 0
  union all
  select 'I4', 'the pools of challenges hold ' || sum(amount) from ledger_entries where account = 'challenge_pools' having sum(amount) < 0
  union all
  select 'I5', 'run ' || generation_id || ' has ' || count(*) || ' holds' from holds group by generation_id having count(*) > 1
  union all
  select 'I5', 'hold ' || h.id || ' of run ' || h.generation_id || ' does not match its transactions'
    from holds h
    left join ledger_transactions p on p.idempotency_key = 'hold:' || h.generation_id
    left join ledger_entries pe on pe.tx_id = p.id and pe.owner = h.user_id and pe.account = 'held'
    left join ledger_transactions e on e.idempotency_key = 'settle:' || h.generation_id
    left join ledger_entries ee on ee.tx_id = e.id and ee.owner = h.user_id and ee.account = 'held'
    left join ledger_entries ce on ce.tx_id = e.id and ce.owner is null and ce.account = 'platform_generation'
    left join ledger_entries re on re.tx_id = e.id and re.account = 'pending_earned'
    where coalesce(pe.amount, 0) <> h.amount
      or (h.status = 'open' and (e.id is not null or h.captured <> 0 or h.released <> 0))
      or (h.status <> 'open' and (h.captured + h.released <> h.amount or coalesce(ee.amount, 0) <> -h.amount
        or coalesce(ce.amount, 0) + coalesce(re.amount, 0) <> h.captured or re.amount < 0))
  union all
  select 'I5', 'transaction ' || t.id || ' (' || t.kind || ') has no hold'
    from ledger_transactions t left join holds h on h.generation_id = t.ref_id
    where t.ref_type = 'generation' and t.kind in ('hold', 'capture', 'release') and h.id is null
  union all
  select 'I11', 'the split of hold ' || id || ' does not sum to ' || amount from holds
    where amount <> coalesce((bucket_split->>'bonus')::int, 0) + coalesce((bucket_split->>'subscription')::int, 0)
      + coalesce((bucket_split->>'earned')::int, 0) + coalesce((bucket_split->>'purchased')::int, 0)
  union all
  select 'I6', 'expired hold ' || id || ' captured ' || captured from holds where status = 'expired' and captured <> 0
  union all
  select 'I7', 'hold ' || id || ' of run ' || generation_id || ' is open since ' || held_at
    from holds where status = 'open' and held_at < ?
  union all
  select 'I8', 'key ' || idempotency_key || ' stands for ' || count(*) || ' transactions'
    from ledger_transactions group by idempotency_key having count(*) > 1
  union all
  select 'I9', 'chain of wallet ' || owner || ' breaks at ' || chain_no
    from chain where chain_no <> position or hash <> ledger_seal(previous, tx_id, kind, legs)
  union all
  select 'I11', 'the split of leg ' || leg || ' of transaction ' || tx_id || ' does not sum to ' || amount
    from ledger_entries where account = 'pending_earned' and split is not null and amount is distinct from
      (split->>'bonus')::int + (split->>'subscription')::int + (split->>'earned')::int + (split->>'purchased')::int
  union all
  select 'I11', 'a source of the pending earnings of ' || owner || ' is negative' from sources
    where least(bonus, subscription, earned, purchased) < 0
  union all
  select 'I11', 'the royalty of run ' || h.generation_id || ' does not take bonus tokens last'
    from (select * from ledger_entries where account = 'pending_earned' and amount > 0 offset 0) re
    join ledger_transactions e on e.id = re.tx_id and e.kind = 'capture' join holds h on h.generation_id = e.ref_id
    where (re.split->>'bonus')::int <> greatest(0, re.amount - h.amount + (h.bucket_split->>'bonus')::int)
      or (re.split->>'purchased')::int <> least(re.amount, (h.bucket_split->>'purchased')::int)
  union all
  select 'I11', 'transaction ' || tx_id || ' makes earned tokens of bonus tokens' from released where earned > payable
  union all
  select 'I9', 'chain of wallet ' || w.user_id || ' does not end at the wallet'
    from wallets w left join chain c on c.owner = w.user_id and c.last
    where (w.chain_no, w.chain_hash) is distinct from (coalesce(c.chain_no, 0), coalesce(c.hash, ''::bytea))
  limit 100`;

/** Finds violations of the ledger's invariants (I1 to I9 and I11), at most 100. A hold that was opened before `openSince` and is still open is one. */
export function violations(connection: Connection, openSince: Date): Promise<{ invariant: string; detail: string }[]> {
  return rows(connection, VIOLATIONS, [openSince]);
}
