import { one } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ListedRun, RunFigures, RunsOfDay, RunsOfModel, RunsOfPrompt } from '#modules/analytics/shop-figures.port.ts';

const RUNS = `
  ran as (
    select * from generations where created_at >= :from and created_at < :to and lane = 'run' and run_source in ('prompt', 'free', 'challenge')
  )`;

const COUNTS = `
  count(*) as runs, count(*) filter (where status in ('succeeded', 'partial')) as worked, count(*) filter (where status in ('failed', 'blocked')) as failed,
  count(*) filter (where status = 'cancelled') as stopped, coalesce(sum(captured), 0) as tokens`;

const TIMES = `
  percentile_cont(0.5) within group (order by extract(epoch from finished_at - created_at)) filter (where status in ('succeeded', 'partial')) as half,
  percentile_cont(0.95) within group (order by extract(epoch from finished_at - created_at)) filter (where status in ('succeeded', 'partial')) as most`;

const DAYS = `
  with ${RUNS}
  select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, content_type as type, ${COUNTS}, ${TIMES} from ran group by 1, 2 order by 1, 2`;

const MODELS = `
  with ${RUNS}
  select content_type as type, model_label as model, ${COUNTS}, ${TIMES} from ran group by 1, 2 order by runs desc, 1, 2`;

const PEOPLE = `with ${RUNS} select count(distinct user_id) as people from ran`;

const FAILURES = `
  with ${RUNS}
  select coalesce(error_code, '') as code, count(*) as runs from ran where status in ('failed', 'blocked') group by 1 order by runs desc, 1`;

const PROMPTS = `
  with ${RUNS}
  select prompt_id as "promptId", creator_id as "creatorId", count(*) as runs, count(*) filter (where status in ('succeeded', 'partial')) as worked,
    count(distinct user_id) as people
  from ran where prompt_id is not null group by 1, 2 order by runs desc, 1, 2`;

const LIST = `
  with ${RUNS}
  select id, user_id as "userId", content_type as type, model_label as model, status, error_code as code, captured as tokens,
    cast(extract(epoch from finished_at - created_at) as float8) as seconds, created_at as at
  from ran
  where (cast(:type as text) is null or content_type = :type) and (cast(:model as text) is null or model_label = :model)
    and (cast(:code as text) is null or coalesce(error_code, '') = :code)
    and (cast(:promptId as uuid) is null or prompt_id = :promptId) and (cast(:creatorId as uuid) is null or creator_id = :creatorId)
    and (cast(:statuses as text[]) is null or status = any(:statuses))
    and (cast(:beforeAt as timestamptz) is null or (created_at, id) < (:beforeAt, cast(:beforeId as uuid)))
  order by created_at desc, id desc limit :limit`;

const STATUSES: Readonly<Record<string, readonly string[]>> = { worked: ['succeeded', 'partial'], failed: ['failed', 'blocked'], stopped: ['cancelled'] };

/** Figures about all runs for administrators. They contain no words of inputs or outputs. */
export const runFigures: RunFigures = {
  days: (tx, { from, to }) => rows<RunsOfDay>(tx, DAYS, { from, to }),
  models: (tx, { from, to }) => rows<RunsOfModel>(tx, MODELS, { from, to }),
  people: async (tx, { from, to }) => one(await rows<{ people: number }>(tx, PEOPLE, { from, to })).people,
  failures: (tx, { from, to }) => rows<{ code: string; runs: number }>(tx, FAILURES, { from, to }),
  prompts: (tx, { from, to }) => rows<RunsOfPrompt>(tx, PROMPTS, { from, to }),
  list: (tx, { outcome, before, ...filter }) =>
    rows<ListedRun>(tx, LIST, { ...filter, statuses: outcome === null ? null : STATUSES[outcome] ?? [], beforeAt: before?.at ?? null, beforeId: before?.id ?? null }),
};
