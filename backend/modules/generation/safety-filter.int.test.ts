import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChat } from '#contracts/chat.ts';
import { sendChatMessage } from '#contracts/chat-replies.ts';
import { startDemoRun } from '#contracts/demo-runs.ts';
import { generateFreeForm } from '#contracts/generation.ts';
import { login } from '#contracts/identity.ts';
import { listAudit } from '#contracts/operations.ts';
import { getSafetyFilter, saveSafetyFilter } from '#contracts/safety-filter.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: HttpUser;
let member: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  [admin, member] = await Promise.all([app.register(), app.register()]);
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
}, 60_000);
afterAll(() => app.close());

const now = async () => (await call(admin, getSafetyFilter)).body;
const save = async (words: string[]) => call(admin, saveSafetyFilter, { body: { words, revision: (await now()).revision, reason: 'The law says so' }, key: newId() });
const ask = (prompt: string) => call(member, generateFreeForm, { body: { expectedTotal: 9, contentType: 'text', prompt, length: 60 }, key: newId() });
const balance = async () => (await member.send<number>('GET', '/api/user/balance')).body;
const refusal = { status: 422, body: { code: 'words_refused', message: expect.stringContaining('Nothing was started or charged.') as string } };

it('refuses a run that has a blocked word before anything is held, and does not name the word', async () => {
  expect(await now()).toEqual({ words: [], revision: 0, savedAt: null });
  expect((await save(['arsenic', 'how to poison'])).body).toMatchObject({ words: ['arsenic', 'how to poison'], revision: 1 });
  const before = await balance();
  const refused = await ask('A recipe with ARSENIC, please');
  expect(refused).toMatchObject(refusal);
  expect(JSON.stringify(refused.body).toLowerCase()).not.toContain('arsenic');
  expect(await balance()).toEqual(before);
  expect(await rows(app.services.db.knex, 'select 1 as one from generations')).toEqual([]);
  expect((await ask('A recipe with arsenical notes')).status).toBe(202);
});

it('refuses a chat message and a visitor\'s demo run with a blocked word', async () => {
  const chat = await call(member, createChat, { body: {}, key: newId() });
  const say = (text: string) => call(member, sendChatMessage, { params: { id: chat.body.chat.id }, body: { text, length: 'short', expectedTotal: 9 }, key: newId() });
  expect(await say('Tell me how to  poison a king')).toMatchObject(refusal);
  expect(await rows(app.services.db.knex, 'select 1 as one from chat_messages')).toEqual([]);
  const visitor = app.visitor();
  expect(await call(visitor, startDemoRun, { body: { who: 'a cook', habit: 'loves arsenic', ending: 'quietly' } })).toMatchObject(refusal);
  expect((await call(visitor, startDemoRun, { body: { who: 'a cook', habit: 'loves salt', ending: 'quietly' } })).status).toBe(202);
});

it('lets only administrators change the blocked words, only from the newest version, and writes each change to the audit log', async () => {
  expect((await call(member, saveSafetyFilter, { body: { words: [], revision: 1, reason: 'Not mine' }, key: newId() })).status).toBe(403);
  expect((await call(admin, saveSafetyFilter, { body: { words: [], revision: 0, reason: 'Too late' }, key: newId() })).status).toBe(409);
  expect((await save(['x'])).status).toBe(400);
  expect((await save(['arsenic', 'belladonna'])).status).toBe(200);
  await eventually(async () => {
    const subscription = app.modules.operations.subscriptions![0]!;
    for (const event of await rows<{ id: string; payload: object; occurred_at: Date }>(app.services.db.knex, "select id, payload, occurred_at from outbox_events where name = 'admin_action'")) {
      await app.services.db.transaction((tx) => subscription.handle(tx, event.payload, { eventId: event.id, occurredAt: event.occurred_at }));
    }
    return (await call(admin, listAudit, { query: { limit: 50 } })).body.items.length > 0;
  }, 5_000);
  const { items } = (await call(admin, listAudit, { query: { limit: 50 } })).body;
  expect(items.find((entry) => entry.action === 'generation.safety_filter' && JSON.stringify(entry).includes('belladonna'))).toMatchObject({ reason: 'The law says so' });
  expect((await save([])).status).toBe(200);
  expect((await ask('A recipe with arsenic, please')).status).toBe(202);
});
