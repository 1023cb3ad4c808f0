import { DAY_MS } from '#contracts/durations.ts';
import { WAIT_ENDS } from '#contracts/journeys.ts';
import type { readFirstValue as endpoint } from '#contracts/journeys.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { IN_SEGMENT, segmentBindings } from './segment.ts';

/** The report counts a target event only if it comes within this time after the starting event; people with a longer wait are in no group. */
const LONGEST_MS = 7 * DAY_MS;

const WAITS = `
  with entered as materialized (
    select distinct on (person) person, at from events
    where name = :entry and props @> cast(:entryWhere as jsonb) and at >= :from and at < :to and ${IN_SEGMENT} order by person, at, id
  ),
  reached as materialized (
    select extract(epoch from min(e.at) - entered.at) as seconds
    from entered join events as e on e.person = entered.person and e.at > entered.at and e.at <= entered.at + interval '168 hours'
    where e.name = :value and e.props @> cast(:valueWhere as jsonb) and e.at >= :from and e.at <= :latest
    group by entered.person, entered.at
  )
  select (select count(*) from entered) as people, (select percentile_cont(0.5) within group (order by seconds) from reached) as half,
    array(select (select count(*) from reached where seconds <= part.until and seconds > part.since)
      from unnest(cast(:ends as int[]), cast(:starts as int[])) with ordinality as part (until, since, place) order by part.place) as groups`;

interface Row {
  people: number;
  half: number | null;
  groups: (number | string)[];
}

/** The time from a person's first starting event in the range to the first target event after it (docs/rules/analytics.md#first-value). */
export async function firstValue(tx: Tx, { entry, value, segment, from, to }: BodyOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const [found] = await rows<Row>(tx, WAITS, {
    ...segmentBindings(segment), entry: entry.name, entryWhere: JSON.stringify(entry.where ?? {}), value: value.name, valueWhere: JSON.stringify(value.where ?? {}),
    from: new Date(from), to: new Date(to), latest: new Date(Date.parse(to) + LONGEST_MS), ends: [...WAIT_ENDS], starts: [0, ...WAIT_ENDS.slice(0, -1)],
  });
  return { people: found?.people ?? 0, groups: (found?.groups ?? []).map(Number), medianSeconds: found?.half ?? null };
}
