import type { DayFigures, Lane, ProviderHour } from '#contracts/today.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { firstIdAt } from '#kernel/ids.ts';

/** The two periods that are compared: today from midnight to now, and the same part of yesterday. */
export interface ComparedDays {
  today: Date;
  now: Date;
  yesterday: Date;
  then: Date;
}

type Row = Record<'runs' | 'people' | 'ended' | 'worked' | 'spent' | 'returned' | 'runs_then' | 'people_then' | 'ended_then' | 'worked_then' | 'spent_then' | 'returned_then', number>;

// The id of a run contains its time, so the primary key finds the runs of the two days.
const FIGURES = `
  with asked as (
    select user_id, created_at >= :today as now, finished_at is not null as ended, status in ('succeeded', 'partial') as worked, coalesce(captured, 0) as spent,
      case when finished_at is not null then greatest(0, (quote->>'total')::int - coalesce(captured, 0)) else 0 end as returned
    from generations
    where id >= cast(:first as uuid) and lane = 'run' and run_source in ('prompt', 'free', 'challenge') and ((created_at >= :today and created_at < :now) or (created_at >= :yesterday and created_at < :then))
  )
  select (count(*) filter (where now))::int as runs, (count(distinct user_id) filter (where now))::int as people, (count(*) filter (where now and ended))::int as ended,
    (count(*) filter (where now and worked))::int as worked, coalesce(sum(spent) filter (where now), 0)::int as spent, coalesce(sum(returned) filter (where now), 0)::int as returned,
    (count(*) filter (where not now))::int as runs_then, (count(distinct user_id) filter (where not now))::int as people_then, (count(*) filter (where not now and ended))::int as ended_then,
    (count(*) filter (where not now and worked))::int as worked_then, coalesce(sum(spent) filter (where not now), 0)::int as spent_then, coalesce(sum(returned) filter (where not now), 0)::int as returned_then
  from asked`;

export type RunFigures = Pick<DayFigures, 'runs' | 'people' | 'ended' | 'worked' | 'tokensSpent' | 'tokensReturned'>;

/** Figures of the runs that people requested today and yesterday. Like the analytics, they leave out chat replies, tests of drafts and samples. */
export async function dayRuns(connection: Connection, days: ComparedDays): Promise<RunFigures> {
  const found = one(await rows<Row>(connection, FIGURES, { ...days, first: firstIdAt(days.yesterday) }));
  return {
    runs: { now: found.runs, then: found.runs_then },
    people: { now: found.people, then: found.people_then },
    ended: { now: found.ended, then: found.ended_then },
    worked: { now: found.worked, then: found.worked_then },
    tokensSpent: { now: found.spent, then: found.spent_then },
    tokensReturned: { now: found.returned, then: found.returned_then },
  };
}

const LANES = `
  select content_type as type, (count(*) filter (where started_at is not null))::int as running, (count(*) filter (where started_at is null))::int as waiting,
    min(created_at) filter (where started_at is null) as oldest
  from generations where status in ('queued', 'running') group by content_type`;

/** The numbers of running and waiting runs by content type. A type without any has zeros. */
export async function lanes(connection: Connection): Promise<Lane[]> {
  const found = await rows<Omit<Lane, 'oldestAt'> & { oldest: Date | null }>(connection, LANES);
  return (['text', 'image', 'video'] as const).map((type) => {
    const known = found.find((each) => each.type === type);
    return { type, running: known?.running ?? 0, waiting: known?.waiting ?? 0, oldestAt: known?.oldest?.toISOString() ?? null };
  });
}

const HOUR = `
  select content_type as type, provider, (count(*) filter (where outcome = 'worked'))::int as worked, (count(*) filter (where outcome = 'failed'))::int as failed,
    (percentile_disc(0.95) within group (order by ms) filter (where outcome = 'worked'))::int as "p95Ms"
  from provider_calls where at >= :since and purpose = 'run' group by content_type, provider_id, provider order by 1, 2`;

/** The results of runs' calls to hosted providers in the last hour, by provider. */
export const providersOfHour = (connection: Connection, now: Date): Promise<ProviderHour[]> => rows<ProviderHour>(connection, HOUR, { since: new Date(now.getTime() - HOUR_MS) });
