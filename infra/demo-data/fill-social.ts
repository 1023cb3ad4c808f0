import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { DemoOptions } from './demo-options.ts';

// Users like and save only prompts that they have run.
const MARKS = `
  insert into social_marks (kind, subject_id, user_id, id, created_at)
  select m.kind, r.prompt_id, r.user_id, demo_id(m.kind, min(r.k), max(r.at)), max(r.at)
  from demo_runs r join (values ('like', 61, 0.12), ('save', 62, 0.06)) as m (kind, salt, share) on demo_chance(r.k, m.salt) < m.share
  where r.status = 'succeeded' and r.user_id <> r.owner_id group by m.kind, r.prompt_id, r.user_id`;
const FOLLOWS = `
  insert into social_marks (kind, subject_id, user_id, id, created_at)
  select 'follow', owner_id, user_id, demo_id('follow', min(k), max(at)), max(at) from demo_runs
  where user_id <> owner_id and demo_chance(k, 63) < 0.02 group by owner_id, user_id`;
const TALLIES = `insert into social_tallies (kind, subject_id, count) select kind, subject_id, count(*) from social_marks group by 1, 2`;

const PROJECTIONS = [
  `update prompts p set likes = c.likes, saves = c.saves
   from (select subject_id, count(*) filter (where kind = 'like')::int as likes, count(*) filter (where kind = 'save')::int as saves from social_marks where kind <> 'follow' group by 1) c
   where c.subject_id = p.id`,
  `insert into prompt_followed_creators (user_id, owner_id, following, changed_at) select user_id, subject_id, true, created_at from social_marks where kind = 'follow'`,
];

const MESSAGES = `
  insert into messages (id, user_id, dedupe_key, subject, content, priority, category, type, created_at, read_at)
  select demo_id('message', i, at), u.id, 'demo:' || i, 'Demo message ' || i, 'Made up, to try Conjure with.', 'normal', 'system', 'system_notification', at,
    case when demo_chance(i, 71) < 0.9 then at + interval '1 hour' end
  from (select i, cast(:until as timestamptz) - interval '60 days' * demo_chance(i, 72) as at from generate_series(1, cast(:messages as int)) as i) g
  join demo_people u on u.n = 1 + (i % cast(:people as int))`;

/** Likes, saves and follows with what counts them, and messages. */
export async function fillSocial(connection: Connection, { people, messages, until }: DemoOptions): Promise<void> {
  for (const statement of [MARKS, FOLLOWS, TALLIES, ...PROJECTIONS]) await rows(connection, statement);
  await rows(connection, MESSAGES, { people, messages, until });
}
