import { DAY_MS } from '#contracts/durations.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { millis } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AnalyticsContext } from '../analytics-context.ts';
import { keepDayFigures } from './keep-day-figures.ts';

/** How many months of events are kept, besides the current month. */
const KEPT_MONTHS = 13;
const MONTHS_AHEAD = 2;
/** How long ids of events are kept to recognize copies: browsers repeat a batch within hours. */
const KEYS_MS = 3 * DAY_MS;

const MONTHS = `select relid::text as name from pg_partition_tree('events') where isleaf and relid <> 'events_default'::regclass order by 1`;

const monthOf = (now: number, shift: number): Date => new Date(Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() + shift, 1));
/** The name of the partition of a month, such as `events_2026_11`. */
export const partitionOf = (month: Date): string => `events_${month.toISOString().slice(0, 7).replace('-', '_')}`;

/**
 * Maintenance, once a day: stores the figures of finished days, creates the partitions of coming months, and drops old months
 * (docs/rules/analytics.md#retention). Figures come first, so that no event is dropped uncounted.
 */
export async function keepMonths({ db, clock }: Pick<AnalyticsContext, 'db' | 'clock'>): Promise<void> {
  const now = millis(clock);
  await keepDayFigures(db, now);
  const there = new Set((await rows<{ name: string }>(db.knex, MONTHS)).map(({ name }) => name));
  for (let shift = -1; shift <= MONTHS_AHEAD; shift += 1) {
    const month = monthOf(now, shift);
    if (!there.has(partitionOf(month))) await makeMonth(db, month, monthOf(now, shift + 1));
  }
  const oldest = monthOf(now, -KEPT_MONTHS);
  for (const name of there) if (name < partitionOf(oldest)) await db.knex.raw('drop table ??', [name]);
  await db.knex('events_default').where('at', '<', oldest).delete();
  await db.knex('search_days').where('day', '<', utcDay(oldest)).delete();
  await db.knex('event_keys').where('received_at', '<', new Date(now - KEYS_MS)).delete();
}

/** Creates the partition of a month, and moves events into it that arrived before it existed. */
async function makeMonth({ knex }: Database, from: Date, to: Date): Promise<void> {
  const name = partitionOf(from);
  const bounds = [from.toISOString(), to.toISOString()];
  await knex.transaction(async (tx) => {
    // The lock makes inserts wait, so that no event goes to the default partition while its rows are moved.
    await tx.raw('lock table events in share row exclusive mode');
    await tx.raw('create table ?? (like events including defaults including constraints)', [name]);
    await tx.raw('with moved as (delete from events_default where at >= ? and at < ? returning *) insert into ?? select * from moved', [...bounds, name]);
    await tx.raw(`alter table events attach partition ?? for values from ('${bounds[0] ?? ''}') to ('${bounds[1] ?? ''}')`, [name]);
  });
}

/** Maintenance: deletes the salts of past days. Without them, the hashes of visitors are only random numbers (docs/rules/analytics.md#visitors). */
export async function forgetSalts({ db, clock }: Pick<AnalyticsContext, 'db' | 'clock'>): Promise<void> {
  await db.knex('analytics_salts').where('day', '<', utcDay(clock.now())).delete();
}
