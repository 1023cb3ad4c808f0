import type { recordEvents as endpoint } from '#contracts/analytics.ts';
import { DAY_MS } from '#contracts/durations.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { AnalyticsContext } from '../analytics-context.ts';
import { countryOfZone } from '../domain/country-of-zone.ts';
import { deviceOf } from '../domain/device-of.ts';
import type { Visitor } from './visitor-of.ts';

/** How long a person's wish not to be tracked holds after one of their browsers last sent it. */
export const ASKED_NOT_MS = 30 * DAY_MS;

const NEW_ONES = `
  given as (
    select distinct on (id) id, name, coalesce(props, '{}') as props, least(greatest(at, cast(:earliest as timestamptz)), cast(:latest as timestamptz)) as at
    from jsonb_to_recordset(cast(:events as jsonb)) as e (id uuid, name text, props jsonb, at timestamptz) order by id
  ),
  fresh as (insert into event_keys (id, received_at) select id, :now from given on conflict do nothing returning id)`;

const INSERT = `
  with ${NEW_ONES}
  insert into events (id, at, received_at, name, person, user_id, device, country, source, plan, props, address)
  select given.id, given.at, :now, given.name, :person, :userId, :device, :country, :source, :plan, given.props, :address
  from given join fresh using (id) returning id`;

const COUNT = `
  with ${NEW_ONES},
  counted as (
    insert into untracked_counts (day, name, events)
    select (given.at at time zone 'UTC')::date as day, given.name, count(*) from given join fresh using (id) group by 1, 2 order by 1, 2
    on conflict (day, name) do update set events = untracked_counts.events + excluded.events
  )
  select id from fresh`;

const MEET = `
  insert into analytics_people as known (user_id, first_at, last_at, device, country, source, plan, asked_not_at)
  values (:userId, :now, :now, :device, :country, :source, :plan, :askedNotAt)
  on conflict (user_id) do update set last_at = excluded.last_at, device = excluded.device, country = coalesce(excluded.country, known.country),
    source = coalesce(known.source, excluded.source), plan = excluded.plan, asked_not_at = coalesce(excluded.asked_not_at, known.asked_not_at)
  returning first_at, source, asked_not_at`;

// At a sign-up, the new account takes over the visitor's events of that day, so that a funnel can lead from the visit to the sign-up.
const ADOPT = 'update events set person = :userId, user_id = :userId where person = :visitor and at >= :since';

const COUNT_SEARCHES = `
  insert into search_days (day, words, searches, missed)
  select (cast(:now as timestamptz) at time zone 'UTC')::date as day, words, count(*), count(*) filter (where not found)
  from jsonb_to_recordset(cast(:searches as jsonb)) as s (words text, found boolean) group by 1, 2 order by 1, 2
  on conflict (day, words) do update set searches = search_days.searches + excluded.searches, missed = search_days.missed + excluded.missed`;

export interface Batch extends BodyOf<typeof endpoint> {
  viewer: Viewer | null;
  visitor: Visitor;
  userAgent: string;
  asksNotToBeTracked: boolean;
  now: Date;
}

/**
 * Stores a batch of events in one statement, and returns how many were new (docs/rules/analytics.md#events). For a person who asks not to be
 * tracked it only counts them (docs/rules/analytics.md#not-tracked).
 */
export async function recordEvents(tx: Tx, { identity }: AnalyticsContext, batch: Batch): Promise<number> {
  const { viewer, visitor, now } = batch;
  const about = { device: deviceOf(batch.userAgent), country: countryOfZone(batch.zone), plan: viewer?.plan ?? null, now };
  let source: string | null = batch.source ?? null;
  let tracked = !batch.asksNotToBeTracked;
  if (viewer !== null) {
    if (await identity.gone(tx, viewer.userId)) return 0;
    const [met] = await rows<Met>(tx, MEET, { ...about, userId: viewer.userId, source, askedNotAt: tracked ? null : now });
    const known = must(met, 'the person');
    tracked &&= known.asked_not_at === null || now.getTime() - known.asked_not_at.getTime() > ASKED_NOT_MS;
    source = known.source;
    const isFirst = known.first_at.getTime() === now.getTime();
    if (tracked && isFirst) await rows(tx, ADOPT, { userId: viewer.userId, visitor: visitor.id, since: new Date(now.getTime() - 2 * DAY_MS) });
  }
  // The words of a search are stored apart from the person who searched.
  const events = batch.events.map((event) => (event.name === 'searched' ? { ...event, props: { found: event.props.found } } : event));
  const given = { events: JSON.stringify(events), now, earliest: new Date(now.getTime() - DAY_MS), latest: new Date(now.getTime() + DAY_MS) };
  if (!tracked) return (await rows<{ id: string }>(tx, COUNT, given)).length;
  const userId = viewer?.userId ?? null;
  const fresh = new Set((await rows<{ id: string }>(tx, INSERT, { ...given, ...about, source, userId, person: userId ?? visitor.id, address: visitor.address })).map(({ id }) => id));
  // Two copies of a search within one batch count as one search.
  const searches = new Map(batch.events.flatMap((event) => (event.name === 'searched' && fresh.has(event.id) ? [[event.id, { ...event.props, words: [...event.props.words.toLowerCase()].slice(0, 60).join('') }] as const] : [])));
  if (searches.size > 0) await rows(tx, COUNT_SEARCHES, { now, searches: JSON.stringify([...searches.values()]) });
  return fresh.size;
}

interface Met {
  first_at: Date;
  source: string | null;
  asked_not_at: Date | null;
}
