import type { readRetention as endpoint } from '#contracts/journeys.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { periodOf, periodsBetween } from '../domain/periods.ts';
import { IN_SEGMENT, segmentBindings } from './segment.ts';

const RETENTION = `
  with entered as materialized (
    select person, date_trunc(:unit, min(at) at time zone 'UTC') as cohort
    from events where name = :entry and props @> cast(:entryWhere as jsonb) and at >= :from and at < :to and ${IN_SEGMENT} group by person
  ),
  came as materialized (
    select distinct person, date_trunc(:unit, at at time zone 'UTC') as period
    from events where name = :back and props @> cast(:backWhere as jsonb) and at >= :from and at < :to
  )
  select to_char(entered.cohort, 'YYYY-MM-DD') as cohort, to_char(came.period, 'YYYY-MM-DD') as period, count(*) as people
  from entered join came on came.person = entered.person and came.period > entered.cohort group by 1, 2
  union all
  select to_char(cohort, 'YYYY-MM-DD'), null, count(*) from entered group by 1`;

interface Row {
  cohort: string;
  period: string | null;
  people: number;
}

/**
 * Groups people by the period of their first starting event in the range, and counts who came back in each later period
 * (docs/rules/analytics.md#retention-report).
 */
export async function retention(tx: Tx, { entry, back, unit, segment, from, to }: BodyOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const found = await rows<Row>(tx, RETENTION, {
    ...segmentBindings(segment), entry: entry.name, entryWhere: JSON.stringify(entry.where ?? {}), back: back.name, backWhere: JSON.stringify(back.where ?? {}), unit, from: new Date(from), to: new Date(to),
  });
  const people = new Map(found.map((row) => [`${row.cohort} ${row.period ?? ''}`, row.people]));
  // The last period contains the moment before the end, because the end itself is not part of the range.
  const periods = periodsBetween(periodOf(new Date(from), unit), periodOf(new Date(Date.parse(to) - 1), unit), unit);
  return {
    cohorts: periods.map((start, index) => ({
      start, people: people.get(`${start} `) ?? 0, back: periods.slice(index + 1).map((period) => people.get(`${start} ${period}`) ?? 0),
    })),
  };
}
