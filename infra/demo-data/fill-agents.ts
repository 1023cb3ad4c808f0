import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { DemoOptions } from './demo-options.ts';

const CATEGORIES = '{general,writing,marketing,image,video,learning,work,fun}';

/**
 * SQL that gives every third demo person a public agent, which uses up to three open prompts of that person. A reply of an agent costs no
 * more than a message.
 */
const AGENTS = [
  `create unlogged table demo_agents as
  select o.n, o.id as owner_id, demo_id('agent', o.n, cast(:until as timestamptz) - demo_ago('20 days')) as id, demo_id('agent version', o.n, cast(:until as timestamptz) - demo_ago('20 days')) as version_id,
    cast(:until as timestamptz) - demo_ago('20 days') + interval '1 minute' * o.n as at, demo_pick(:manners, o.n, 101) || ' ' || demo_pick('{fox,owl,hare,mole,toad,wren}', o.n, 102) || ' ' || o.n as name,
    demo_pick('${CATEGORIES}', o.n, 103) as category,
    coalesce((select jsonb_agg(jsonb_build_object('promptId', p.id, 'versionId', null) order by p.i) from (select id, i from demo_prompts where owner_id = o.id and visibility = 'public' order by i limit 3) p), '[]') as prompts
  from demo_people o where o.n % 3 = 1`,
  `insert into agents (id, owner_id, slug, name, description, category, greeting, starters, draft, checksum, saved_at, created_at, updated_at)
  select id, owner_id, 'demo-agent-' || n, name, 'Made up, to try Conjure with.', category, 'Hello. Tell me what to make.', array['Begin', 'Surprise me'],
    jsonb_build_object('name', name, 'description', 'Made up, to try Conjure with.', 'category', category, 'avatarFileId', null, 'instructions', 'You are a made-up agent of the demo data. Be brief and kind.',
      'greeting', 'Hello. Tell me what to make.', 'starters', jsonb_build_array('Begin', 'Surprise me'), 'model', null, 'creativity', 40, 'prompts', prompts, 'generators', jsonb_build_object('image', true, 'video', false),
      'notes', jsonb_build_array(), 'memory', false, 'surcharge', 0, 'license', 'fork_credit', 'supportContact', null),
    md5('agent ' || n), at, at, at from demo_agents`,
  `insert into agent_versions (id, agent_id, number, status, visibility, definition, checksum, cleared, created_at, published_at)
  select d.version_id, d.id, 1, 'published', 'public', a.draft, a.checksum, true, d.at, d.at from demo_agents d join agents a on a.id = d.id`,
  `update agents a set status = 'published', visibility = 'public', published_version_id = d.version_id, published_at = d.at, license = 'fork_credit' from demo_agents d where d.id = a.id`,
  `insert into agent_likes (agent_id, user_id, at)
  select distinct on (d.id, f.id) d.id, f.id, d.at from demo_agents d cross join generate_series(1, 6) s
  join demo_people f on f.n = 1 + floor(demo_chance(d.n * 10 + s, 104) * cast(:people as int))::int and f.id <> d.owner_id`,
  `insert into agent_favourites (user_id, agent_id, at) select user_id, agent_id, at from agent_likes l where l.agent_id in (select id from demo_agents where n % 2 = 0)`,
  `insert into agent_people (agent_id, user_id, last_day) select l.agent_id, l.user_id, (cast(:until as timestamptz) - demo_ago(interval '1 day' * (1 + d.n % 5)))::date from agent_likes l join demo_agents d on d.id = l.agent_id`,
  `insert into agent_days (agent_id, day, people, chats, messages, thumbs_up) select agent_id, last_day, count(*), count(*), 3 * count(*), count(*) from agent_people where agent_id in (select id from demo_agents) group by 1, 2`,
  `update agents a set likes = (select count(*) from agent_likes l where l.agent_id = a.id), users_week = (select count(*) from agent_people p where p.agent_id = a.id), trending = 3 * (select count(*) from agent_people p where p.agent_id = a.id)
  from demo_agents d where d.id = a.id`,
  'drop table demo_agents',
];

/** Inserts public agents of demo people, and chats with them. */
export async function fillAgents(connection: Connection, { until, people }: DemoOptions, manners: readonly string[]): Promise<void> {
  for (const statement of AGENTS) {
    const given: Record<string, unknown> = { until, people, manners };
    await rows(connection, statement, Object.fromEntries(Object.entries(given).filter(([name]) => statement.includes(`:${name}`))));
  }
}
