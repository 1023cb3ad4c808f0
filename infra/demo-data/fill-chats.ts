import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { establishedOf } from './demo-options.ts';
import type { DemoOptions } from './demo-options.ts';

/** How many chats each demo person has, and how many messages each chat: question and answer in turn. */
const CHATS_EACH = 2;
const MESSAGES_EACH = 4;
const SAYINGS = [
  'Which trees grow in the shade?', 'Ferns, hazel and yew do well there. Water them in their first summer.', 'How often?', 'Twice a week while it is dry, early in the morning.',
];

const CHATS = `
  insert into chats (id, user_id, title, model_id, spent, created_at, last_message_at, words)
  select demo_id('chat', i, at), u.id, 'Trees in the shade (demo)', 'studio-text', ${MESSAGES_EACH / 2}, at, at + interval '${MESSAGES_EACH} minutes',
    array_to_tsvector(array[m.mark || 'trees', m.mark || 'shade', m.mark || 'demo'])
  from (select i, cast(:until as timestamptz) - demo_ago('1 day') - demo_ago('50 days') * demo_chance(i, 81) as at from generate_series(1, cast(:chats as int)) as i) g
  join demo_people u on u.n = 1 + (i % cast(:established as int))
  cross join lateral (select left(translate(encode(sha256(convert_to(u.id::text, 'UTF8')), 'base64'), '+/', '-_'), 6) as mark) m`;
const MESSAGES = `
  insert into chat_messages (id, chat_id, user_id, parent_id, depth, role, parts, status, length, model_id, model_label, charged, created_at, finished_at, words)
  select demo_id('chat message', g.i * 10 + k, g.at + k * interval '1 minute'), demo_id('chat', g.i, g.at), u.id,
    case when k > 1 then demo_id('chat message', g.i * 10 + k - 1, g.at + (k - 1) * interval '1 minute') end, k - 1, case when k % 2 = 1 then 'user' else 'assistant' end,
    jsonb_build_array(jsonb_build_object('kind', 'text', 'text', s.text)), case when k % 2 = 0 then 'done' end, case when k % 2 = 0 then 'short' end,
    case when k % 2 = 0 then 'studio-text' end, case when k % 2 = 0 then 'Studio' end, case when k % 2 = 0 then 1 end, g.at + k * interval '1 minute', case when k % 2 = 0 then g.at + k * interval '1 minute' end,
    array_to_tsvector(array(select distinct m.mark || word from regexp_split_to_table(lower(s.text), '[^a-z]+') as word where word <> ''))
  from (select i, cast(:until as timestamptz) - demo_ago('1 day') - demo_ago('50 days') * demo_chance(i, 81) as at from generate_series(1, cast(:chats as int)) as i) g
  join demo_people u on u.n = 1 + (g.i % cast(:established as int))
  cross join lateral (select left(translate(encode(sha256(convert_to(u.id::text, 'UTF8')), 'base64'), '+/', '-_'), 6) as mark) m
  cross join unnest(cast(:sayings as text[])) with ordinality as s (text, k)`;
const LEAVES = `
  update chats c set leaf_id = m.id from chat_messages m where m.chat_id = c.id and m.depth = ${MESSAGES_EACH - 1}`;

/** Inserts short chats of demo people with Studio, the built-in provider. */
export async function fillChats(connection: Connection, { people, until }: DemoOptions): Promise<void> {
  const chats = people * CHATS_EACH;
  const established = establishedOf({ people });
  await rows(connection, CHATS, { until, chats, established });
  await rows(connection, MESSAGES, { until, chats, established, sayings: SAYINGS.slice(0, MESSAGES_EACH) });
  await rows(connection, LEAVES);
}
