import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimGuestChat, getGuestChat, sendGuestMessage } from '#contracts/chat-replies.ts';
import { listChatMessages, listChats } from '#contracts/chat.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let now = Date.parse('2026-03-01T10:00:00.000Z');

beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => new Date(now) }, overrides: { GUEST_MESSAGES_PER_NETWORK: '7' } });
}, 60_000);
afterAll(() => app.close());
// Moves the clock two days before each test, so that no test meets the limits that an earlier one used up.
beforeEach(() => {
  now += 2 * DAY_MS;
});

const say = (browser: HttpUser, text: string) => call(browser, sendGuestMessage, { body: { text } });
const read = async (browser: HttpUser) => (await call(browser, getGuestChat)).body;
const claim = async (browser: HttpUser) => (await call(browser, claimGuestChat)).body.chatId;
const forget = () => Promise.all(app.modules.chat.maintenance.map((task) => task.run()));
const register = async (browser: HttpUser): Promise<void> => {
  const body = { username: browser.username, email: `${browser.username}@example.test`, password: 'correct-horse-9' };
  expect((await browser.send('POST', '/api/auth/register', { body })).status).toBe(201);
};

describe('a guest', () => {
  it('lets a guest send three messages a day, answers each at once, and shows them only in the same browser', async () => {
    const guest = app.visitor();
    expect(await read(guest)).toEqual({ messages: [], used: 0, left: 3 });
    const { status, body } = await say(guest, 'Hello!');
    expect(status).toBe(201);
    expect(body).toMatchObject({ used: 1, left: 2, messages: [{ role: 'user', parts: [{ kind: 'text', text: 'Hello!' }] }, { role: 'assistant', status: 'done', model: { credit: 'Made by Studio, the built-in demo provider' } }] });
    expect(body.messages[1]?.parts[0]).toMatchObject({ kind: 'text', text: expect.stringMatching(/\w/) as string });
    expect(body.messages[1]?.parentId).toBe(body.messages[0]?.id);
    await say(guest, 'What can you do?');
    const third = (await say(guest, 'Thanks')).body;
    expect([third.used, third.left, third.messages.length]).toEqual([3, 0, 6]);
    expect(new Set(third.messages.map(({ id }) => id)).size).toBe(6);
    const fourth = await say(guest, 'One more');
    expect([fourth.status, fourth.body]).toEqual([409, expect.objectContaining({ code: 'guest_used' })]);
    expect(await read(guest)).toEqual(third);
    expect((await read(app.visitor())).messages).toEqual([]);
    now += DAY_MS;
    expect((await say(guest, 'Good morning')).status).toBe(201);
  }, 60_000);

  it('counts the same message of a guest once when it is sent twice', async () => {
    const guest = app.visitor();
    await say(guest, 'Hello!');
    const again = await say(guest, 'Hello!');
    expect([again.status, again.body.used]).toEqual([201, 1]);
  });

  it('refuses guests beyond the limit of an address block, also when ten browsers send at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(app.visitor(), 'Hi')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 7 }, () => 201), 429, 429, 429]);
  }, 60_000);

  it('gives a guest’s message back when it got no answer', async () => {
    const guest = app.visitor();
    await say(guest, 'Hello!');
    await rows(app.services.db.knex, `update guest_messages set status = 'writing' where created_at = ?`, [new Date(now)]);
    now += 3 * MINUTE_MS;
    await forget();
    expect(await read(guest)).toEqual({ messages: [], used: 0, left: 3 });
  });

  it('refuses a guest’s message that is empty or too long', async () => {
    for (const text of [' ', 'x'.repeat(1_001)]) expect((await app.visitor().send('POST', '/api/guest-chat/messages', { body: { text } })).status).toBe(400);
  });
});

it('turns a guest’s messages into a chat when the guest registers: once, for one account, at no cost', async () => {
  const browser = app.visitor();
  await say(browser, 'Hello!');
  await say(browser, 'Tell me about herons');
  await register(browser);
  const [chatId, again] = [await claim(browser), await claim(browser)];
  expect(again).toBe(chatId);
  const { items } = (await call(browser, listChats)).body;
  expect(items).toMatchObject([{ id: chatId, title: 'Hello!', spent: 0 }]);
  const { messages } = (await call(browser, listChatMessages, { params: { id: must(chatId, 'the chat') } })).body;
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  expect((await call(browser, listChats, { query: { q: 'heron' } })).body.items.map(({ id }) => id)).toEqual([chatId]);
  expect((await browser.send('GET', '/api/user/balance')).body).toBe(20);
  expect(await read(browser)).toEqual({ messages: [], used: 2, left: 1 });
  // A second account registers in the same browser. It gets nothing, because the guest's messages belong to the first account already.
  expect((await browser.send('POST', '/api/auth/logout')).status).toBe(200);
  browser.username = `${browser.username}-2`;
  await register(browser);
  expect(await claim(browser)).toBeNull();
  expect(await claim(await app.register())).toBeNull();
}, 60_000);

it('deletes a guest’s messages after 24 hours', async () => {
  await say(app.visitor(), 'Hello!');
  const left = async () => (await rows<{ id: string }>(app.services.db.knex, 'select id from guest_messages where created_at > ?', [new Date(now - 2 * DAY_MS)])).length;
  now += 23 * HOUR_MS;
  await forget();
  expect(await left()).toBe(1);
  now += HOUR_MS + MINUTE_MS;
  await forget();
  expect(await left()).toBe(0);
});
