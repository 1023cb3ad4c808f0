import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { establishedOf } from './demo-options.ts';
import type { DemoOptions } from './demo-options.ts';

// SQL for likes and saves of demo people, who like and save only prompts that they have run.
const LIKES = `
  insert into social_marks (kind, subject_id, user_id, id, created_at)
  select 'like', prompt_id, user_id, demo_id('like', min(k), max(at)), max(at) from demo_data_runs
  where demo_chance(k, 61) < 0.12 and status = 'succeeded' and user_id <> owner_id group by prompt_id, user_id`;
const SAVES = [
  `insert into collections (id, owner_id, name, created_at, updated_at) select id, id, 'Saved', cast(:until as timestamptz), cast(:until as timestamptz) from demo_people on conflict do nothing`,
  `insert into collection_items (collection_id, item_id, item_type, position, added_by, added_at)
  select user_id, prompt_id, 'prompt', 'd' || lpad(row_number() over (partition by user_id order by max(at) desc)::text, 4, '0'), user_id, date_trunc('milliseconds', max(at)) from demo_data_runs
  where demo_chance(k, 62) < 0.06 and status = 'succeeded' and user_id <> owner_id group by prompt_id, user_id`,
  `update collections c set item_count = i.items from (select collection_id, count(*)::int as items from collection_items group by 1) i where i.collection_id = c.id`,
  `insert into prompt_saves (prompt_id, count) select item_id, count(*) from collection_items group by 1`,
];
const FOLLOWS = `
  insert into social_marks (kind, subject_id, user_id, id, created_at)
  select 'follow', owner_id, user_id, demo_id('follow', min(k), max(at)), max(at) from demo_data_runs
  where user_id <> owner_id and demo_chance(k, 63) < 0.02 group by owner_id, user_id`;
const TALLIES = `insert into social_tallies (kind, subject_id, count) select kind, subject_id, count(*) from social_marks group by 1, 2`;

const PROJECTIONS = [
  `update prompts p set likes = t.count from social_tallies t where t.kind = 'like' and t.subject_id = p.id`,
  `update prompts p set saves = s.count from prompt_saves s where s.prompt_id = p.id`,
  `insert into prompt_followed_creators (user_id, owner_id, following, changed_at) select user_id, subject_id, true, created_at from social_marks where kind = 'follow'`,
];

const MESSAGES = `
  insert into messages (id, user_id, dedupe_key, subject, content, priority, category, type, created_at, read_at)
  select demo_id('message', i, at), u.id, 'demo:' || i, 'Demo message ' || i, 'Made up, to try Conjure with.', 'normal', 'system', 'system_notification', at,
    case when demo_chance(i, 71) < 0.9 then at + interval '1 hour' end
  from (select i, cast(:until as timestamptz) - demo_ago('60 days') * demo_chance(i, 72) as at from generate_series(1, cast(:messages as int)) as i) g
  join demo_people u on u.n = 1 + (i % cast(:established as int))`;

/** Inserts likes, saves, follows with their counters, and messages of demo people. */
export async function fillSocial(connection: Connection, { people, messages, until }: DemoOptions): Promise<void> {
  for (const statement of [LIKES, FOLLOWS, TALLIES, ...SAVES, ...PROJECTIONS]) await rows(connection, statement, statement.includes(':until') ? { until } : {});
  await rows(connection, MESSAGES, { established: establishedOf({ people }), messages, until });
}
