import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { DemoOptions } from './demo-options.ts';

/**
 * SQL for run `k` of a demo person, in order of time; the latest days have the most runs. Half of the runs are of popular prompts that
 * existed from the beginning, the others of prompts that were new at that time. No prompt is run before it is published.
 */
const SKETCH = `
  create unlogged table demo_data_runs as
  select k, u.id as user_id, (k / cast(:people as int))::int as run_no, demo_id('run', k, g.at) as id, g.at, p.id as prompt_id, p.version_id, p.owner_id, p.content_type, p.title,
    p.cover_file_id, p.pricing <> 'free' as sealed,
    case when demo_chance(k, 53) < 0.93 then 'succeeded' when demo_chance(k, 53) < 0.98 then 'failed' else 'cancelled' end as status,
    case p.content_type when 'text' then 1 when 'image' then 2 else 5 end as held
  from generate_series(0, cast(:runs as int) - 1) as k
  join demo_people u on u.n = 1 + (k % cast(:people as int))
  cross join lateral (select cast(:until as timestamptz) - least(demo_ago('365 days'), cast(:until as timestamptz) - u.joined_at)
    * power(1 - ((k / cast(:people as int)) + demo_chance(k, 51)) / (cast(:runs as int) / cast(:people as int) + 1), 1.5) as at) g
  cross join lateral (select floor(cast(:prompts as int) * 0.47)::bigint as old, floor((cast(:prompts as int) + 1) * (1 - extract(epoch from cast(:until as timestamptz) - g.at) / extract(epoch from demo_ago('700 days'))))::int as present) n
  join demo_prompts p on p.i = case when demo_chance(k, 54) < 0.5 then 1 + (floor(power(demo_chance(k, 52), 4) * n.old)::bigint * 7919) % n.old
    else n.present - floor(power(demo_chance(k, 52), 3) * n.present)::int end`;

const RUNS = `
  insert into generations (id, user_id, run_source, content_type, prompt_id, prompt_version_id, creator_id, title, inputs, request, sealed, file_ids, model_id, model_label, provider,
    provider_model, eta_seconds, quantity, quote, seed, slots, status, dispatched_at, attempt_no, progress, delivered, output_text, error_code, error_message,
    created_at, started_at, finished_at, captured)
  select id, user_id, 'prompt', content_type, prompt_id, version_id, owner_id, title, '{}',
    jsonb_build_object('prompt', case when sealed then '' else title end, 'system', null, 'negative', null, 'subject', jsonb_build_object('title', title, 'category', null, 'values', '[]'::jsonb)),
    sealed, '{}', 'demo-' || content_type, 'Demo model', 'demo', 'demo', 8, 1,
    jsonb_build_object('total', held, 'base', held, 'baseLabel', 'Demo', 'multiplier', 1, 'unit', held, 'quantity', 1, 'royalty', 0),
    (k % 1000000)::int, 2, status, at, 1, case when status = 'succeeded' then 100 else 0 end, (status = 'succeeded')::int,
    case when status = 'succeeded' and content_type = 'text' then title || '. Demo data: nothing was really written.' end,
    case when status = 'failed' then 'provider_failed' end, case when status = 'failed' then 'The model did not answer. Nothing was charged.' end,
    at, at + interval '1 second', at + interval '8 seconds', case when status = 'succeeded' then held else 0 end
  from demo_data_runs order by id`;

const OUTPUTS = `
  insert into generation_outputs (generation_id, position, kind, file_id, mime, width, height, alt_text, created_at)
  select id, 0, 'image', cover_file_id, 'image/webp', 1200, 900, title, at from demo_data_runs where status = 'succeeded' and content_type <> 'text' and cover_file_id is not null`;
const CLAIMS = `
  update files f set claims = claims + c.needed
  from (select file_id, count(*)::int as needed from generation_outputs group by 1) c where f.id = c.file_id`;

const DAYS = `
  insert into prompt_daily_stats (prompt_id, day, attempts, successes)
  select prompt_id, (at at time zone 'UTC')::date, count(*), count(*) filter (where status = 'succeeded') from demo_data_runs where status <> 'cancelled' group by 1, 2`;
const RUNNERS = `
  insert into prompt_runners (prompt_id, user_id, last_run_at) select prompt_id, user_id, max(at) from demo_data_runs where status <> 'cancelled' group by 1, 2`;
const TOTALS = `
  update prompts p set runs = r.runs from (select prompt_id, count(*)::int as runs from demo_data_runs where status <> 'cancelled' group by 1) r where r.prompt_id = p.id`;

/** Inserts finished demo runs, and the statistics that real runs would have left. */
export async function fillRuns(connection: Connection, { runs, people, prompts, until }: DemoOptions): Promise<void> {
  await rows(connection, SKETCH, { runs, people, prompts, until });
  for (const statement of ['analyze demo_data_runs', RUNS, OUTPUTS, CLAIMS, DAYS, RUNNERS, TOTALS]) await rows(connection, statement);
}
