import { DAY_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { dayStart, utcDay } from '#contracts/utc-days.ts';
import type { Spending } from '#contracts/wallet.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const SPENDING = `
  select to_char(settled_at at time zone 'UTC', 'YYYY-MM-DD') as day, coalesce(content_type, 'other') as type,
    sum(captured)::int as spent, sum(released)::int as released, count(*) filter (where captured > 0)::int as runs
  from holds where user_id = :userId and status <> 'open' and settled_at >= :since and settled_at < :until
  group by 1, 2`;

interface Row {
  day: string;
  type: 'text' | 'image' | 'video' | 'other';
  spent: number;
  released: number;
  runs: number;
}

/** Sums the cost of runs on each of the last `days` UTC days, today included, by content type. `runs` counts those that cost something. */
export async function spending(connection: Connection, userId: string, now: Date, days: number): Promise<Spending> {
  const midnight = dayStart(utcDay(now));
  const since = midnight - (days - 1) * DAY_MS;
  const found = await rows<Row>(connection, SPENDING, { userId, since: new Date(since), until: new Date(midnight + DAY_MS) });
  const byDay = new Map(Array.from({ length: days }, (_, index) => {
    const day = utcDay(since + index * DAY_MS);
    return [day, { day, text: 0, image: 0, video: 0, other: 0 }];
  }));
  for (const { day, type, spent } of found) must(byDay.get(day), 'a day of the period')[type] += spent;
  const total = (of: 'spent' | 'released' | 'runs'): number => found.reduce((sum, row) => sum + row[of], 0);
  const [spent, runs] = [total('spent'), total('runs')];
  return { days: [...byDay.values()], spent, runs, average: runs === 0 ? null : spent / runs, released: total('released') };
}
