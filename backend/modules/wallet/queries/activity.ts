import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ActivityFilter, ActivityPage, Position } from '../wallet.ts';
import { presentActivity } from '../wallet.presenter.ts';
import type { ActivityRow } from '../wallet.presenter.ts';

/**
 * The type that the activity shows for each kind of ledger transaction. Tokens that come in for a prompt or a pack are a sale. It is a
 * constant in the SQL, because the list filters by it.
 */
const TYPE = `case
    when t.kind in ('hold', 'capture', 'release') then 'generation'
    when t.kind in ('unlock', 'pack') and s.change > 0 then 'sale'
    when t.kind = 'gift' and s.change < 0 then 'pack'
    when t.kind = 'subscription_grant' then 'subscription'
    when t.kind in ('daily_claim', 'achievement', 'gift', 'coupon') then 'reward'
    when t.kind in ('challenge_fee', 'challenge_prize') then 'challenge'
    when t.kind = 'payout' then 'adjustment'
    else t.kind end`;
const TITLE = `case when t.kind not in ('hold', 'capture', 'release') then t.reason
    else coalesce(h.title, case h.content_type when 'text' then 'Free-form text' when 'image' then 'Free-form image'
      when 'video' then 'Free-form video' else 'A run' end) end`;
const AMOUNT = `case when h.id is null then s.change when h.status = 'open' then -h.amount else -h.captured end`;

/**
 * One statement on one snapshot. `steps` are the numbered steps of this wallet, latest first, from their index. `change` is what they did
 * to the balance: all tokens of the wallet, including held ones, less the debt. A hold does not change the balance, and a settlement takes
 * what it captures. So each finished line is the one below plus its amount, also while runs overlap. A run is one line: the hold while it
 * is open, then what ended it. The balance after a line is a known balance less all changes in between. The known one is the wallet's own,
 * or that of the line before when a whole list is read page by page. `offset 0` keeps the planner from turning the look-ups around:
 * whatever the statistics say, a page is read step by step until it is full.
 */
const page = (filters: string): string => `
  with anchor as materialized (
    select coalesce(cast(:balance as int), bonus + subscription + earned + purchased + held - debt) as balance
    from wallets where user_id = :userId
  ), steps as (
    select chain_no, (array_agg(tx_id))[1] as tx_id,
      coalesce(sum(amount) filter (where account <> 'pending_earned'), 0)::int as change
    from ledger_entries where owner = :userId and chain_no < :before group by chain_no order by chain_no desc offset 0
  ), page as materialized (
    select s.chain_no, case when h.id is null then t.id else h.id end as id, ${TYPE} as type, ${TITLE} as title,
      ${AMOUNT} as amount, t.occurred_at, t.ref_type, t.ref_id, h.amount as held, h.captured, h.released, h.status,
      h.held_at, h.settled_at, h.chat_id
    from steps s
    cross join lateral (select * from ledger_transactions where id = s.tx_id offset 0) t
    left join lateral (
      select * from holds where t.kind in ('hold', 'capture', 'release') and generation_id = t.ref_id offset 0
    ) h on true
    where (t.kind <> 'hold' or h.status = 'open')${filters}
    order by s.chain_no desc limit :rows
  ), since as (
    select chain_no, sum(sum(amount) filter (where account <> 'pending_earned')) over (order by chain_no desc) as change
    from ledger_entries
    where owner = :userId and chain_no > (select min(chain_no) from page) and (cast(:balance as int) is null or chain_no <= :before)
    group by chain_no
  )
  select p.*, (a.balance - coalesce(s.change, 0))::int as balance_after
  from page p cross join anchor a left join since s on s.chain_no = p.chain_no + 1 order by p.chain_no desc`;

/** A position above every step, where the first page begins. */
const LATEST = 2_147_483_647;

/** Returns a page of a person's activity, latest first, after a position. One query serves every filter. */
export async function activity(connection: Connection, userId: string, filter: ActivityFilter, after: Position | null, limit: number): Promise<ActivityPage> {
  const found = await rows<ActivityRow>(connection, page(clauses(filter)), {
    userId,
    before: after?.step ?? LATEST,
    balance: after?.balance ?? null,
    rows: limit + 1,
    types: filter.types ?? null,
    from: filter.from ?? null,
    to: filter.to ?? null,
    pattern: filter.q ? `%${filter.q.replace(/[\\%_]/g, '\\$&')}%` : null,
  });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next = found.length > limit && last ? { step: last.chain_no, balance: last.balance_after } : null;
  return { items: shown.map(presentActivity), next };
}

function clauses({ direction, types, from, to, q }: ActivityFilter): string {
  return [
    direction && ` and ${AMOUNT} ${direction === 'in' ? '>' : '<'} 0`,
    types && ` and ${TYPE} = any(:types::text[])`,
    from && ' and t.occurred_at >= :from',
    to && ' and t.occurred_at < :to',
    q && ` and ${TITLE} ilike :pattern`,
  ].filter(Boolean).join('');
}

