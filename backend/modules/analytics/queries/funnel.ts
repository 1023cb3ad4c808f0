import type { FunnelStep, readFunnel as endpoint } from '#contracts/journeys.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { IN_SEGMENT, segmentBindings } from './segment.ts';

export type FunnelQuestion = Omit<BodyOf<typeof endpoint>, 'breakdown'>;

const next = (step: string, before: string, name: string, where: string): string => `
  ${step} as materialized (
    select taken.person, min(e.at) as at, taken.began, taken.at as prior, taken.part
    from ${before} as taken join events as e on e.person = taken.person and e.at > taken.at and e.at <= taken.began + cast(:window as interval)
    where e.name = ${name} and e.props @> cast(${where} as jsonb) and e.at >= :from and e.at < :latest
    group by taken.person, taken.began, taken.at, taken.part
  )`;

/**
 * Counts people by the steps of a funnel. The first matching event in the range begins; each further step is the first matching event after
 * the last step, within the window of the first (docs/rules/analytics.md#funnels). An unused step has a name that no event has.
 */
export const FUNNEL = `
  s1 as materialized (
    select distinct on (person) person, at, at as began, at as prior,
      case cast(:breakdown as text) when 'source' then source when 'device' then device when 'country' then country when 'plan' then plan end as part
    from events where name = :name1 and props @> cast(:where1 as jsonb) and at >= :from and at < :to and ${IN_SEGMENT} order by person, at, id
  ),
  ${next('s2', 's1', ':name2', ':where2')},
  ${next('s3', 's2', ':name3', ':where3')},
  ${next('s4', 's3', ':name4', ':where4')},
  ${next('s5', 's4', ':name5', ':where5')},
  ${next('s6', 's5', ':name6', ':where6')},
  taken as (
    select 1 as step, * from s1 union all select 2, * from s2 union all select 3, * from s3
    union all select 4, * from s4 union all select 5, * from s5 union all select 6, * from s6
  )`;

const COUNT = `
  with ${FUNNEL}
  select step, part, grouping(part) = 1 as whole, count(*) as people,
    percentile_cont(0.5) within group (order by extract(epoch from at - prior)) as seconds
  from taken group by grouping sets ((step), (step, part)) order by step, people desc`;

const UNTRACKED = `
  select coalesce(sum(events), 0)::int as events from untracked_counts
  where name = :name and day >= (cast(:from as timestamptz) at time zone 'UTC')::date and day < (cast(:to as timestamptz) at time zone 'UTC')::date`;

interface CountRow {
  step: number;
  part: string | null;
  whole: boolean;
  people: number;
  seconds: number | null;
}

/** The bindings of the funnel statement for a question. A step that the question lacks gets an empty name. */
export function funnelBindings({ steps, from, to, windowHours, segment }: FunnelQuestion, breakdown: string | null = null) {
  const name = (step: number): string => steps[step - 1]?.name ?? '';
  const where = (step: number): string => JSON.stringify(steps[step - 1]?.where ?? {});
  return {
    ...segmentBindings(segment),
    from: new Date(from), to: new Date(to), latest: new Date(Date.parse(to) + windowHours * HOUR_MS + 1), window: `${windowHours} hours`, breakdown,
    name1: name(1), name2: name(2), name3: name(3), name4: name(4), name5: name(5), name6: name(6),
    where1: where(1), where2: where(2), where3: where(3), where4: where(4), where5: where(5), where6: where(6),
  };
}

/** How many people took each step of a funnel, in one statement. */
export async function funnel(tx: Tx, { breakdown, ...question }: BodyOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const counted = await rows<CountRow>(tx, COUNT, funnelBindings(question, breakdown ?? null));
  const [first] = question.steps;
  const [untracked] = await rows<{ events: number }>(tx, UNTRACKED, { name: must(first, 'the first step').name, from: new Date(question.from), to: new Date(question.to) });
  const whole = new Map(counted.filter((row) => row.whole).map((row) => [row.step, row]));
  const began = whole.get(1)?.people ?? 0;
  const steps = question.steps.map(({ name }, index): FunnelStep => {
    const row = whole.get(index + 1);
    const people = row?.people ?? 0;
    return { name, people, conversion: began === 0 ? null : people / began, medianSeconds: index === 0 ? null : row?.seconds ?? null };
  });
  const parts = breakdown === undefined ? [] : counted.filter((row) => !row.whole);
  const groups = parts.filter(({ step }) => step === 1).map(({ part }) => ({
    value: part, people: question.steps.map((_, index) => parts.find((row) => row.part === part && row.step === index + 1)?.people ?? 0),
  }));
  return { steps, groups, untracked: must(untracked, 'the count').events };
}
