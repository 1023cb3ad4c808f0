import { DAY_MS } from '#contracts/durations.ts';
import { dayStart } from '#contracts/utc-days.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AnalyticsContext } from '../analytics-context.ts';
import { readReport } from '../queries/read-report.ts';

// A day is final when it was counted at least 24 hours after its end, because a browser may report events of the day until then.
const FIRST_OPEN_DAY = `
  select cast(coalesce(
    (select min(day) from people_days where counted_at < cast(day + 2 as timestamp) at time zone 'UTC'),
    (select max(day) + 1 from people_days),
    (select (min(at) at time zone 'UTC')::date from events)) as text) as day`;

const COUNT = `
  with here as materialized (
    select distinct user_id, (at at time zone 'UTC')::date as day, name = 'signed_up' as signed_up
    from events where user_id is not null and at >= cast(:from as timestamptz) - interval '696 hours' and at < :to
  )
  select cast(days.day as text) as day,
    count(distinct here.user_id) filter (where here.day = days.day) as active,
    count(distinct here.user_id) filter (where here.day > days.day - 7) as week,
    count(distinct here.user_id) as month,
    count(distinct here.user_id) filter (where here.day = days.day and here.signed_up) as signed_up
  from (select (moment at time zone 'UTC')::date as day from generate_series(cast(:from as timestamptz), cast(:last as timestamptz), interval '24 hours') as moment) as days
    left join here on here.day <= days.day and here.day > days.day - 30
  group by days.day`;

const STORE = `
  insert into people_days (day, active, week, month, signed_up, counted_at)
  select day, active, week, month, signed_up, :now from jsonb_to_recordset(cast(:counted as jsonb)) as c (day date, active bigint, week bigint, month bigint, signed_up bigint)
  on conflict (day) do update set active = excluded.active, week = excluded.week, month = excluded.month, signed_up = excluded.signed_up, counted_at = excluded.counted_at`;

interface Counted {
  day: string;
  active: number;
  week: number;
  month: number;
  signed_up: number;
}

/** How many days of members one statement counts. */
const AT_ONCE = 31;

/** Maintenance: counts the members of each day that is not final yet (docs/rules/analytics.md#figures). */
export async function countPeople({ db, clock }: Pick<AnalyticsContext, 'db' | 'clock'>): Promise<void> {
  const now = millis(clock);
  const [first] = await rows<{ day: string | null }>(db.knex, FIRST_OPEN_DAY);
  if (!first?.day) return;
  const end = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS;
  for (let from = dayStart(first.day); from < end; from += AT_ONCE * DAY_MS) {
    const to = Math.min(end, from + AT_ONCE * DAY_MS);
    const counted = await readReport(db, (tx) => rows<Counted>(tx, COUNT, { from: new Date(from), last: new Date(to - DAY_MS), to: new Date(to) }));
    await rows(db.knex, STORE, { counted: JSON.stringify(counted), now: new Date(now) });
  }
}
