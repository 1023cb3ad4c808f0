import type { Knex } from 'knex';
import { DAY_MS } from '#contracts/durations.ts';

export interface EventsOptions {
  /** Number of journey events in the twelve full months of demo data. The events of the current month come on top. */
  events: number;
  /** Time of the latest journey event. The twelve months before its month are filled, and that month up to this time. */
  until: Date;
  /** Only this many days are filled with journey events, when the number is set and less than a year. */
  days?: number;
}

const MONTHS = 12;
const A_YEAR = 365;
/** The journey events of a shorter demo history than this many days are filled day by day, not month by month. */
const A_MONTH = 28;
/** Journey events of one demo person in a month. Four of five are visits. */
const EVENTS_A_MONTH = 20;
/** For how many months a demo person stays active. */
const MONTHS_HERE = 3;

/** Returns SQL for a number from 0 to 2147483647 that the seed decides. */
const chance = (what: string, salt: number): string => `(hashint8extended(${what}, ${salt}) & 2147483647)`;
const id = (text: string): string => `cast(overlay(overlay(md5(${text}) placing '7' from 13) placing '8' from 17) as uuid)`;

// This SQL inserts journey events into a table without indexes. Postgres makes the indexes when the table becomes a partition, several times as fast as row by
// row.
const FILL = `
  insert into ?? (id, at, received_at, name, person, user_id, device, country, source, plan, props)
  select e.id, e.at, e.at, e.name, e.person, case when e.j % 10 < 7 then e.person end,
    (array['phone', 'desktop', 'desktop', 'tablet'])[1 + e.j % 4], (array['DE', 'US', 'GB', 'FR', null, 'AT', 'IN'])[1 + e.j % 7], (array['direct', 'search', null])[1 + e.j % 3], case when e.j % 9 = 0 then 'pro' else 'free' end,
    case e.name when 'page_viewed' then jsonb_build_object('page', (array['/', '/marketplace', '/pricing', '/prompt/:idOrSlug', '/my-creations'])[1 + e.luck % 5])
      when 'generation_success' then jsonb_build_object('type', (array['text', 'text', 'image', 'video'])[1 + e.luck % 4]) else '{}' end
  from (
    select ${id("'event' || j || ' ' || :month || ' ' || k")} as id, ${id("'person' || j")} as person, j,
      cast(:from as timestamptz) + (${chance('j * 64 + :month', 1)} + (k / 5) * 7919) % cast(:minutes as int) * interval '1 minute' + (k % 5) * interval '3 minutes' as at,
      ${chance('j * 64 + k', 3)} as luck,
      case when k = 1 and j >= :newest then 'signed_up' when k % 5 = 0 then 'page_viewed'
        else (array['page_viewed', 'page_viewed', 'page_viewed', 'page_viewed', 'page_viewed', 'page_viewed', 'generation_success', 'generation_success', 'generation_success', 'generation_success', 'item_saved', 'searched', 'prompt_unlocked', 'chat_answered', 'daily_claimed', 'order_paid'])
          [1 + (${chance('j * 64 + k', 2)} + :month) % 16] end as name
    from generate_series(cast(:first as bigint), cast(:last as bigint)) j, generate_series(0, :each - 1) k
  ) e where e.at >= :since and e.at < :until`;

const partitionName = (month: Date): string => `events_${month.toISOString().slice(0, 7).replace('-', '_')}`;
const begin = (until: Date, shift: number): Date => new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + shift, 1));

/**
 * Fills the twelve months before the current one, and the begun month, with journey events in bulk: each month is a table without indexes
 * that becomes a partition at the end. The same number of events makes the same rows. The months must have no partition yet.
 */
export async function fillEvents(knex: Knex, { events, until, days = A_YEAR }: EventsOptions): Promise<void> {
  if (days < A_MONTH) {
    await fillDays(knex, { events, until, days });
    return;
  }
  const people = Math.ceil(events / MONTHS / EVENTS_A_MONTH);
  const comers = Math.ceil(people / MONTHS_HERE);
  const last = begin(until, 0) < until ? MONTHS : MONTHS - 1;
  const since = days < A_YEAR ? new Date(until.getTime() - days * DAY_MS) : begin(until, -MONTHS);
  for (let month = 0; month <= last; month += 1) {
    const [from, to] = [begin(until, month - MONTHS), begin(until, month - MONTHS + 1)];
    const name = partitionName(from);
    await knex.raw('create table ?? (like events including defaults including constraints)', [name]);
    const first = month * comers;
    // The last 20 minutes of a month stay free, so that a visit that begins last still ends within its month.
    const minutes = (to.getTime() - from.getTime()) / 60_000 - 20;
    await knex.raw(FILL.replace('??', `"${name}"`), { month, from, minutes, first, last: first + people - 1, newest: first + people - comers, each: EVENTS_A_MONTH, since, until });
    await knex.raw(`alter table events attach partition ?? for values from ('${from.toISOString()}') to ('${to.toISOString()}')`, [name]);
  }
  await knex.raw('vacuum analyze events');
}

/** Puts all journey events of a short demo history on its last days, into the partition of their month. Each person signs up on one of these days. */
async function fillDays(knex: Knex, { events, until, days }: Required<EventsOptions>): Promise<void> {
  const end = new Date(until.getTime() - 1);
  const [start, next] = [begin(end, 0), begin(end, 1)];
  const name = partitionName(start);
  await knex.raw('create table ?? (like events including defaults including constraints)', [name]);
  const from = new Date(Math.max(start.getTime(), until.getTime() - days * DAY_MS));
  const minutes = (until.getTime() - from.getTime()) / 60_000 - 20;
  await knex.raw(FILL.replace('??', `"${name}"`), { month: 0, from, minutes, first: 0, last: Math.ceil(events / EVENTS_A_MONTH) - 1, newest: 0, each: EVENTS_A_MONTH, since: from, until });
  await knex.raw(`alter table events attach partition ?? for values from ('${start.toISOString()}') to ('${next.toISOString()}')`, [name]);
  await knex.raw('vacuum analyze events');
}
