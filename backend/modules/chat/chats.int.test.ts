import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeChat, createChat, createChatFolder, deleteChat, deleteChatFolder, getChat, listChatFolders, listChatMessages, listChats, renameChatFolder } from '#contracts/chat.ts';
import { must } from '#contracts/must.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { fewestSentBy } from '#testing/query-plans.ts';
import { openChats } from './testing/chat-fixtures.ts';
import type { ChatFixtures, Person } from './testing/chat-fixtures.ts';

let chats: ChatFixtures;
let mira: Person;
let other: Person;

beforeAll(async () => {
  chats = await openChats();
  mira = await chats.person();
  other = await chats.person();
}, 60_000);
afterAll(() => chats.app.close());

const at = (id: string) => ({ params: { id } });
const list = async (person: Person, query: Parameters<typeof call<typeof listChats>>[2] = {}) => (await call(person.user, listChats, query)).body;

describe('a chat', () => {
  it('begins a chat without a title at no cost, and says what its messages cost', async () => {
    const { status, body: { chat } } = await call(mira.user, createChat, { body: {} });
    expect(status).toBe(201);
    expect(chat).toMatchObject({ title: '', agent: null, pinned: false, archived: false, spent: 0, budget: null, autoLimit: 0, autoLeft: 0, prices: { short: 1, long: 2 }, leafId: null, activity: null });
    expect((await call(mira.user, getChat, at(chat.id))).body.chat).toEqual(chat);
    expect((await mira.user.send('GET', '/api/user/balance')).body).toBe(20);
  });

  it('refuses to begin a chat with a model that is not offered', async () => {
    const { status, body } = await call(mira.user, createChat, { body: { model: 'gone' } });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'unknown_model' })]);
  });

  it('names a chat after its first message, until its owner names it', async () => {
    const id = await chats.chat(mira);
    const first = await chats.say(mira, id, null, '## What grows\n\nin the *shade* of an old oak in a small garden behind a house in the north?');
    const title = (await call(mira.user, getChat, at(id))).body.chat.title;
    expect(title).toBe('What grows in the shade of an old oak in a small garden…');
    await call(mira.user, changeChat, { ...at(id), body: { title: 'Shade' } });
    await chats.say(mira, id, first, 'And in the sun?');
    expect((await call(mira.user, getChat, at(id))).body.chat.title).toBe('Shade');
  });

  it('stores the limits of a chat, and counts automatic spending from 0 when that limit changes', async () => {
    const id = await chats.chat(mira);
    const changed = (await call(mira.user, changeChat, { ...at(id), body: { budget: 12, autoLimit: 6 } })).body.chat;
    expect(changed).toMatchObject({ budget: 12, autoLimit: 6, autoLeft: 6 });
    await chats.query('update chats set auto_spent = 5, spent = 7 where id = ?', [id]);
    expect((await call(mira.user, getChat, at(id))).body.chat).toMatchObject({ spent: 7, autoLeft: 1 });
    expect((await call(mira.user, changeChat, { ...at(id), body: { autoLimit: 4, budget: null } })).body.chat).toMatchObject({ autoLimit: 4, autoLeft: 4, budget: null });
  });

  it('deletes the messages of a chat that is deleted', async () => {
    const id = await chats.chat(mira);
    await chats.say(mira, id, null, 'Forget me');
    expect((await call(mira.user, deleteChat, at(id))).status).toBe(200);
    expect((await call(mira.user, getChat, at(id))).status).toBe(404);
    expect(await chats.query('select id from chat_messages where chat_id = ?', [id])).toEqual([]);
  });

  it('answers 404 for every request about another person’s chat', async () => {
    const id = await chats.chat(mira);
    const message = await chats.say(mira, id, null, 'a kingfisher secret');
    const statuses = await Promise.all([
      call(other.user, getChat, at(id)), call(other.user, changeChat, { ...at(id), body: { title: 'Mine now' } }), call(other.user, deleteChat, at(id)), call(other.user, listChatMessages, at(id)),
      call(other.user, listChatMessages, { ...at(id), query: { leaf: message } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    // A message of another person's chat stays hidden even in a request that names an own chat.
    const own = await chats.chat(other);
    expect((await call(other.user, listChatMessages, { ...at(own), query: { leaf: message } })).status).toBe(404);
    expect((await call(other.user, listChatMessages, { ...at(own), query: { before: message } })).body.messages).toEqual([]);
    expect((await call(other.user, changeChat, { ...at(own), body: { leafId: message } })).status).toBe(404);
    expect((await list(other, { query: { q: 'kingfisher' } })).items).toEqual([]);
    expect((await list(other)).items.map((chat) => chat.id)).toEqual([own]);
  });
});

describe('the list', () => {
  it('lists pinned chats first, then by last message, in pages, without archived chats and tests of drafts', async () => {
    const person = await chats.person();
    const ids: string[] = [];
    for (let number = 0; number < 7; number += 1) {
      const id = await chats.chat(person);
      await chats.query(`update chats set last_message_at = '2026-01-01T00:00:00Z'::timestamptz + ? * interval '1 hour' where id = ?`, [number, id]);
      ids.push(id);
    }
    const [oldest, , archived, draft] = ids;
    await call(person.user, changeChat, { ...at(must(oldest, 'a chat')), body: { pinned: true } });
    await call(person.user, changeChat, { ...at(must(archived, 'a chat')), body: { archived: true } });
    await chats.query('update chats set draft = true, agent_id = ? where id = ?', [newId(), draft]);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(person, { query: { limit: 2, ...(cursor !== null && { cursor }) } });
      seen.push(...page.items.map((chat) => chat.id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual([ids[0], ids[6], ids[5], ids[4], ids[1]]);
    expect((await list(person, { query: { archived: 'true' } })).items.map((chat) => chat.id)).toEqual([archived]);
    expect((await call(person.user, listChats, { query: { cursor: 'bm9uZQ' } })).status).toBe(400);
  });

  it('finds chats by the beginnings of words in titles and messages, and quotes the place', async () => {
    const person = await chats.person();
    const oak = await chats.chat(person);
    const question = await chats.say(person, oak, null, 'Tell me about trees.');
    const found = await chats.answer(person, oak, question, `${'It rains. '.repeat(30)}The **Sessile** oak keeps its café-brown leaves.${' It rains.'.repeat(30)}`);
    const named = await chats.chat(person);
    await call(person.user, changeChat, { ...at(named), body: { title: 'Oaks and ash' } });
    const search = (q: string) => list(person, { query: { q } });
    expect((await search('oak')).items.map(({ id, foundMessageId }) => [id, foundMessageId])).toEqual([[named, null], [oak, found]]);
    expect((await search('sess CAFE')).items).toMatchObject([{ id: oak, excerpt: expect.stringMatching(/^….*Sessile.*oak.*…$/) as string }]);
    expect((await search('sessile ash')).items).toEqual([]);
    expect((await search('...')).items).toEqual([]);
    expect((await search(`'; drop table chats; --`)).items).toEqual([]);
    // A complete message without stored search words would never be found. A reply gets them when it is complete.
    expect(await chats.query(`select id from chat_messages where words is null and status not in ('queued', 'writing')`)).toEqual([]);
  });

  it('lists thirty chats with as many statements as one chat', async () => {
    const person = await chats.person();
    await chats.chat(person);
    const { knex } = chats.app.services.db;
    const one = await fewestSentBy(knex, () => list(person));
    for (let number = 0; number < 29; number += 1) await chats.chat(person);
    expect(await fewestSentBy(knex, () => list(person))).toHaveLength(one.length);
  });
});

it('keeps chats in folders of their owner, and keeps the chats when a folder is deleted', async () => {
  const person = await chats.person();
  const { folder } = (await call(person.user, createChatFolder, { body: { name: 'Garden' } })).body;
  const id = await chats.chat(person);
  expect((await call(person.user, changeChat, { ...at(id), body: { folderId: folder.id } })).body.chat.folder).toEqual({ id: folder.id, name: 'Garden' });
  expect((await call(person.user, renameChatFolder, { ...at(folder.id), body: { name: 'Trees' } })).body.folder).toEqual({ id: folder.id, name: 'Trees', chats: 1 });
  expect((await list(person, { query: { folder: folder.id } })).items.map((chat) => chat.id)).toEqual([id]);
  const strange = await chats.chat(other);
  expect((await call(other.user, changeChat, { ...at(strange), body: { folderId: folder.id } })).status).toBe(404);
  expect((await call(other.user, renameChatFolder, { ...at(folder.id), body: { name: 'Mine' } })).status).toBe(404);
  expect((await call(other.user, deleteChatFolder, at(folder.id))).status).toBe(404);
  expect((await call(person.user, deleteChatFolder, at(folder.id))).status).toBe(200);
  expect((await call(person.user, listChatFolders)).body.folders).toEqual([]);
  expect((await call(person.user, getChat, at(id))).body.chat.folder).toBeNull();
});
