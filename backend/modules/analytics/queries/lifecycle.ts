import type { readLifecycle as endpoint } from '#contracts/journeys.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { periodOf, periodsBetween } from '../domain/periods.ts';

// Visitors get a new id each day, so only members can be recognized when they come back.
const LIFECYCLE = `
  with active as materialized (
    select distinct user_id, date_trunc(:unit, at at time zone 'UTC') as period
    from events where user_id is not null and at >= (cast(:from as timestamptz) at time zone 'UTC' - cast(:length as interval)) at time zone 'UTC' and at < :to
  ),
  begun as materialized (
    select user_id, date_trunc(:unit, min(at) at time zone 'UTC') as first
    from events where user_id is not null and at < :to group by user_id
  ),
  judged as (
    select active.period, case
      when begun.first = active.period then 'new'
      when lag(active.period) over (partition by active.user_id order by active.period) + cast(:length as interval) = active.period then 'returning'
      else 'resurrected' end as state
    from active join begun using (user_id)
    union all
    select period + cast(:length as interval), 'dormant'
    from (select user_id, period, lead(period) over (partition by user_id order by period) as next from active) as visits
    where next is null or next <> period + cast(:length as interval)
  )
  select to_char(period, 'YYYY-MM-DD') as start, state, count(*) as people from judged group by 1, 2`;

const LENGTHS = { day: '1 day', week: '7 days', month: '1 month' } as const;

interface Row {
  start: string;
  state: 'new' | 'returning' | 'resurrected' | 'dormant';
  people: number;
}

/**
 * Members by period: new, active in the previous period too, back after a longer break, or active in the previous period only
 * (docs/rules/analytics.md#lifecycle).
 */
export async function lifecycle(tx: Tx, { unit, from, to }: BodyOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const first = periodOf(new Date(from), unit);
  const found = await rows<Row>(tx, LIFECYCLE, { unit, length: LENGTHS[unit], from: new Date(`${first}T00:00:00Z`), to: new Date(to) });
  const people = new Map(found.map((row) => [`${row.start} ${row.state}`, row.people]));
  const of = (start: string, state: Row['state']): number => people.get(`${start} ${state}`) ?? 0;
  return {
    periods: periodsBetween(first, periodOf(new Date(Date.parse(to) - 1), unit), unit).map((start) => ({
      start, new: of(start, 'new'), returning: of(start, 'returning'), resurrected: of(start, 'resurrected'), dormant: of(start, 'dormant'),
    })),
  };
}
