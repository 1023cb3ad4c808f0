import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { readEvents } from '#kernel/events/read-events.ts';
import type { KeptEvent, ReadEventsOptions } from '#kernel/events/read-events.ts';
import type { AnalyticsContext } from '../analytics-context.ts';
import { FACT_SOURCES } from '../facts.ts';
import type { Fact } from '../facts.ts';
import { ASKED_NOT_MS } from './record-events.ts';

// Stores facts of the server with the device, country and source that the person's browser sent last. For people who asked not to be tracked, it only raises
// counters.
const INSERT = `
  with facts as (
    select * from jsonb_to_recordset(cast(:facts as jsonb)) as f (id uuid, at timestamptz, name text, user_id uuid, props jsonb)
  ), tracked as (
    insert into events (id, at, received_at, name, person, user_id, device, country, source, plan, props)
    select facts.id, facts.at, :now, facts.name, facts.user_id, facts.user_id, known.device, known.country, known.source, known.plan, facts.props
    from facts left join analytics_people as known on known.user_id = facts.user_id
    where known.asked_not_at is null or known.asked_not_at < :askedSince returning id
  )
  insert into untracked_counts (day, name, events)
  select (at at time zone 'UTC')::date as day, name, count(*) from facts where id not in (select id from tracked) group by 1, 2 order by 1, 2
  on conflict (day, name) do update set events = untracked_counts.events + excluded.events`;

const SOURCES = new Map(FACT_SOURCES.map(({ event, factOf }) => [event.name, factOf]));

/**
 * Maintenance: stores facts about people from the outbox events that all subscribers have handled, so that no request waits for it
 * (docs/rules/analytics.md#facts). Each fact counts once, and an erased person gets none. An event that cannot be read is logged and skipped,
 * because it would block all later ones.
 */
export const readFacts = (context: Pick<AnalyticsContext, 'db' | 'clock' | 'log' | 'goneOf'>, options: Partial<ReadEventsOptions> = {}): Promise<void> =>
  readEvents(context, { reader: 'analytics.read_facts', names: [...SOURCES.keys()], handle: (tx, events) => store(tx, context, events) }, options);

function factOf(name: string, payload: unknown, refuse: (error: unknown) => void): Fact | null {
  try {
    return SOURCES.get(name)?.(payload) ?? null;
  } catch (error) {
    refuse(error);
    return null;
  }
}

async function store(tx: Tx, { clock, log, goneOf }: Pick<AnalyticsContext, 'clock' | 'log' | 'goneOf'>, events: readonly KeptEvent[]): Promise<void> {
  const facts = events.flatMap(({ id, name, payload, occurred_at: at }) => {
    const fact = factOf(name, payload, (error) => log.error({ err: error, eventId: id, event: name }, 'an event is left out of the facts: it cannot be read'));
    return fact ? [{ id, at, name: fact.name, user_id: fact.userId, props: fact.props ?? {} }] : [];
  });
  const gone = await goneOf(tx, [...new Set(facts.map((fact) => fact.user_id))]);
  const now = millis(clock);
  await rows(tx, INSERT, { facts: JSON.stringify(facts.filter((fact) => !gone.has(fact.user_id))), now: new Date(now), askedSince: new Date(now - ASKED_NOT_MS) });
}
