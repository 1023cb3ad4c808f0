import { DAY_MS } from '#contracts/durations.ts';
import { dayStart } from '#contracts/utc-days.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const NEXT_DAY = `
  select cast(coalesce((select max(day) + 1 from event_days), (select (min(at) at time zone 'UTC')::date from events)) as text) as day`;

// A day without events gets a row too, because the last row says until when figures exist. For such a day both groupings give the row `*`, which is stored
// once.
const STORE = `
  insert into event_days (day, name, events, people, members)
  select (days.day at time zone 'UTC')::date, coalesce(events.name, '*'), count(events.id), count(distinct events.person), count(distinct events.user_id)
  from generate_series(cast(:from as timestamptz), cast(:last as timestamptz), interval '24 hours') as days (day)
    left join events on events.at >= days.day and events.at < days.day + interval '24 hours' and events.at >= :from and events.at < :to
  group by grouping sets ((days.day, events.name), (days.day))
  on conflict (day, name) do nothing`;

/** How many days of events one statement counts. */
const AT_ONCE = 31;

/** Stores the figures of all days that ended at least 24 hours ago, because a browser may report events of a day until then. */
export async function keepDayFigures({ knex }: Database, now: number): Promise<void> {
  const [next] = await rows<{ day: string | null }>(knex, NEXT_DAY);
  if (!next?.day) return;
  const end = Math.floor(now / DAY_MS) * DAY_MS - DAY_MS;
  for (let from = dayStart(next.day); from < end; from += AT_ONCE * DAY_MS) {
    const to = Math.min(end, from + AT_ONCE * DAY_MS);
    await knex.transaction(async (tx) => {
      await rows(tx, 'set local statement_timeout = 0');
      await rows(tx, STORE, { from: new Date(from), last: new Date(to - DAY_MS), to: new Date(to) });
    });
  }
}
