import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAgentReviewFile } from '#contracts/agent-admin.ts';
import { forkAgent, getAgent, setAgentFavourite } from '#contracts/agents.ts';
import { createReport } from '#contracts/reports.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { codeOf, draftOf, drafted, publish, published, saved } from './testing/agent-fixtures.ts';

const CANARY = `canary${newId().replaceAll('-', '')}`;
const SECRET = { instructions: `${CANARY} is the first word of these instructions.`, notes: [{ title: `${CANARY} note`, text: `${CANARY} stands in a note.` }] };

let app: TestApp;
let author: HttpUser;
let stranger: HttpUser;
let moderator: HttpUser;
const lines: string[] = [];
beforeAll(async () => {
  app = await createTestApp({ log: createLogger({ level: 'debug', name: 'test', destination: { write: (line: string) => void lines.push(line) } }) });
  [author, stranger, moderator] = [await app.register(), await app.register(), await app.register()];
  await app.services.db.knex('users').where({ username: moderator.username }).update({ role: 'moderator' });
}, 60_000);
afterAll(() => app.close());

const GETS = ['', '/draft', '/versions', '/versions/1', '/performance', '/memory'];

/** Lists the tables other than those of agents in which a word occurs. Stored answers to repeated requests of the author are left out. */
async function tablesWith(word: string): Promise<string[]> {
  const { knex } = app.services.db;
  const tables = await rows<{ name: string }>(knex, `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('agents', 'agent_versions', 'idempotency_keys')`);
  const found: string[] = [];
  for (const { name } of tables) if ((await rows(knex, `select 1 from "${name}" t where position(cast(:word as text) in to_jsonb(t)::text) > 0 limit 1`, { word })).length > 0) found.push(name);
  return found;
}

it('shows an agent’s instructions and notes to no stranger, in no answer, event, message, report or log', async () => {
  const { id, slug } = await published(author, { ...SECRET, name: 'Sealed Fox' });
  await saved(author, id, { ...SECRET, surcharge: 1 });
  await publish(author, id);
  await call(stranger, setAgentFavourite, { params: { id }, body: { favourite: true }, key: newId() });
  await call(stranger, createReport, { body: { targetType: 'agent', targetId: id, rule: 'spam', details: 'A copy.' } });
  const addresses = [
    ...[id, slug].flatMap((key) => GETS.map((rest) => `/api/agents/${key}${rest}`)), '/api/agents?limit=60', '/api/agents?scope=favourites', '/api/agents?q=sealed', `/api/agents?q=${CANARY}`,
    '/api/prompts/suggestions?q=sealed', '/api/openapi.json',
  ];
  const answers = await Promise.all(addresses.map(async (address) => ({ address, ...(await stranger.send('GET', address)) })));
  expect(answers.filter(({ text }) => text.includes(CANARY)).map(({ address }) => address)).toEqual([]);
  // The checked answers are not empty, because they name the agent. A search for the sealed word finds nothing.
  expect(answers.filter(({ text }) => text.includes('Sealed Fox')).length).toBeGreaterThanOrEqual(5);
  expect((await stranger.send<{ items: unknown[] }>('GET', `/api/agents?q=${CANARY}`)).body.items).toEqual([]);
  expect(codeOf(await call(stranger, forkAgent, { params: { id }, key: newId() }))).toBe('may_not_fork');
  // Reports and lists for moderators do not have the sealed texts. Only the review file has them.
  const staff = await Promise.all(['/api/admin/agents', '/api/admin/agents?waiting=false', '/api/admin/marketplace/reports?limit=60', `/api/agents/${id}`].map((address) => moderator.send('GET', address)));
  expect(staff.map(({ status, text }) => [status, text.includes(CANARY)])).toEqual([[200, false], [200, false], [200, false], [200, false]]);
  expect((await call(moderator, openAgentReviewFile, { params: { id }, key: newId() })).text).toContain(CANARY);
  expect((await call(stranger, openAgentReviewFile, { params: { id }, key: newId() })).status).toBe(403);
  expect(await tablesWith(CANARY)).toEqual([]);
  expect(await tablesWith('Sealed Fox')).toContain('outbox_events');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
});

it('shows an agent’s instructions to its author, and to a person who forked it while the licence allows that', async () => {
  const { id } = await published(author, { ...SECRET, license: 'fork_credit', name: 'Open Fox' });
  const seen = async (user: HttpUser) => (await call(user, getAgent, { params: { id } })).body.agent.instructions;
  expect([await seen(author), await seen(stranger)]).toEqual([SECRET.instructions, undefined]);
  const fork = (await call(stranger, forkAgent, { params: { id }, key: newId() })).body.agent;
  expect(fork).toMatchObject({ status: 'draft', visibility: 'private', forkedFrom: { id, name: 'Open Fox' }, instructions: SECRET.instructions });
  expect((await draftOf(stranger, fork.id)).definition).toMatchObject({ notes: SECRET.notes, surcharge: 0, license: 'fork_credit' });
  expect(await seen(stranger)).toBe(SECRET.instructions);
  const { agents } = app.modules.agents;
  const { knex } = app.services.db;
  const idOf = async (user: HttpUser) => ((await knex('users').where({ username: user.username }).first('id')) as { id: string }).id;
  const [authorId, strangerId, otherId] = [await idOf(author), await idOf(stranger), await idOf(moderator)];
  const sealed = async (viewerId: string | null) => {
    const { sealedFor, instructions } = await agents.forChat(knex, { agentId: id, draft: false }, viewerId);
    expect(instructions).toBe(SECRET.instructions);
    return sealedFor(viewerId);
  };
  expect([await sealed(authorId), await sealed(strangerId), await sealed(otherId), await sealed(null)]).toEqual([false, false, true, true]);
  await saved(author, id, { license: 'no_fork' });
  await publish(author, id);
  expect([await seen(stranger), await sealed(strangerId)]).toEqual([undefined, true]);
});

it('opens a chat with an agent’s draft only for its author', async () => {
  const { id } = await drafted(author, { ...SECRET, surcharge: 3 });
  const { agents } = app.modules.agents;
  const { knex } = app.services.db;
  const { id: authorId } = (await knex('users').where({ username: author.username }).first('id')) as { id: string };
  const { id: strangerId } = (await knex('users').where({ username: stranger.username }).first('id')) as { id: string };
  for (const draft of [true, false]) {
    expect(await agents.forChat(knex, { agentId: id, draft }, authorId)).toMatchObject({ versionId: null, surcharge: 0, instructions: SECRET.instructions });
    await expect(agents.forChat(knex, { agentId: id, draft }, strangerId)).rejects.toMatchObject({ code: 'not_found' });
  }
  await publish(author, id, 'unlisted');
  await expect(agents.forChat(knex, { agentId: id, draft: true }, strangerId)).rejects.toMatchObject({ code: 'not_found' });
});
