import type { readPaths as endpoint } from '#contracts/journeys.ts';
import { VISIT_GAP_MINUTES } from '#contracts/journeys.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { IN_SEGMENT, segmentBindings } from './segment.ts';

const label = (event: string): string => `case when ${event}.name = 'page_viewed' then 'page_viewed ' || coalesce(${event}.props ->> 'page', '') else ${event}.name end`;

/** The SQL for the links of paths. The parameters say which of a person's events begins the path, and which events belong to it. */
const links = (first: string, beside: string, along: string): string => `
  with began as materialized (
    select distinct on (person) person, at, ${label('events')} as label
    from events where name = :name and props @> cast(:where as jsonb) and at >= :from and at < :to and ${IN_SEGMENT} order by ${first}
  ),
  numbered as (
    select began.person, ${label('e')} as label,
      row_number() over along as n,
      abs(extract(epoch from e.at - lag(e.at, 1, began.at) over along)) as silence
    from began join events as e on e.person = began.person and ${beside}
    where e.at >= :earliest and e.at < :latest
    window along as (partition by began.person order by ${along})
  ),
  visit as (
    select person, label, n, bool_and(silence <= :silence) over (partition by person order by n) as together from numbered where n <= :depth
  ),
  places as (
    select person, 0 as n, label from began union all select person, n, label from visit where together
  ),
  moves as (select person, n, label, lead(label) over (partition by person order by n) as towards from places)
  select n::int + 1 as step, label as "from", coalesce(towards, 'ended') as "to", count(*) as people, (select count(*) from began) as everyone
  from moves where n < :depth group by 1, 2, 3 order by 1, 4 desc, 2, 3`;

const AFTER = links('person, at, id', `e.at > began.at and e.at <= began.at + cast(:reach as interval)`, 'e.at, e.id');
const BEFORE = links('person, at desc, id desc', `e.at < began.at and e.at >= began.at - cast(:reach as interval)`, 'e.at desc, e.id desc');

interface LinkRow {
  step: number;
  from: string;
  to: string;
  people: number;
  everyone: number;
}

/**
 * The paths of people after their first event of a name in the range, or before their last one, until a silence of 30 minutes
 * (docs/rules/analytics.md#paths).
 */
export async function paths(tx: Tx, { event, direction, depth, segment, from, to }: BodyOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const reach = depth * VISIT_GAP_MINUTES * 60_000;
  const found = await rows<LinkRow>(tx, direction === 'after' ? AFTER : BEFORE, {
    ...segmentBindings(segment), name: event.name, where: JSON.stringify(event.where ?? {}), from: new Date(from), to: new Date(to), depth, silence: VISIT_GAP_MINUTES * 60, reach: `${depth * VISIT_GAP_MINUTES} minutes`,
    earliest: new Date(Date.parse(from) - reach), latest: new Date(Date.parse(to) + reach + 1),
  });
  return { people: found[0]?.everyone ?? 0, links: found.map((row) => ({ step: row.step, from: row.from, to: row.to, people: row.people })) };
}
