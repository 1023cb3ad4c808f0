import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockPerson } from '#contracts/blocks.ts';
import { changeChat, deleteChat } from '#contracts/chat.ts';
import { createChatShare, getSharedChat, listChatShares, revokeChatShare, updateChatShare } from '#contracts/chat-shares.ts';
import { createReport } from '#contracts/reports.ts';
import { must } from '#contracts/must.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import { forgetShareVisits } from './shares/count-visit.ts';
import { openChats } from './testing/chat-fixtures.ts';
import type { ChatFixtures, Person } from './testing/chat-fixtures.ts';

const ALL = { showMedia: true, showName: true, showPrices: true };
const LITTLE = { showMedia: false, showName: false, showPrices: false };

let chats: ChatFixtures;
let mira: Person;
let other: Person;

beforeAll(async () => {
  chats = await openChats();
  mira = await chats.person();
  other = await chats.person();
}, 60_000);
afterAll(() => chats.app.close());

const share = async (chatId: string, options = ALL) => {
  const { status, body } = await call(mira.user, createChatShare, { params: { id: chatId }, body: options });
  return { status, ...body, token: status === 201 ? must(body.url.split('/').at(-1), 'the token') : '' };
};
const read = (reader: HttpUser, token: string, cursor?: string) => call(reader, getSharedChat, { params: { token }, query: cursor === undefined ? {} : { cursor } });

/** Makes a chat in which a tool made a picture. Returns ids of chat, run, file and both messages. */
async function withPicture(): Promise<{ id: string; runId: string; fileId: string; question: string; answer: string }> {
  const id = await chats.chat(mira);
  const question = await chats.say(mira, id, null, 'Draw a heron');
  const [runId, fileId, callId] = [newId(), newId(), newId()];
  const { storage } = chats.app.services;
  const bytes = Buffer.from('RIFF0000WEBPVP8 ');
  await storage.put(`chat-test/${fileId}`, bytes, 'image/webp');
  await chats.query(`insert into files (id, owner_id, storage_key, name, mime, bytes, visibility, claims, created_at) values (?, ?, ?, 'a.webp', 'image/webp', ?, 'private', 1, now())`, [fileId, mira.id, `chat-test/${fileId}`, bytes.length]);
  await chats.query(`
    insert into generations (id, user_id, run_source, content_type, title, inputs, request, sealed, file_ids, model_id, model_label, provider, provider_model, eta_seconds, quantity, quote, seed, slots, status, delivered, captured, created_at, finished_at)
    values (?, ?, 'free', 'image', 'A heron', '{"prompt": "typed words"}', '{"prompt": "x", "system": null, "negative": null, "subject": {"title": null, "category": null, "values": []}}', false, '{}', 'studio-image', 'Studio', 'studio', 'm', 1, 1,
      '{"total": 2, "base": 2, "baseLabel": "Image", "multiplier": 1, "unit": 2, "quantity": 1, "royalty": 0}', 1, 2, 'succeeded', 1, 2, now(), now())`, [runId, mira.id]);
  await chats.query(`insert into generation_outputs (generation_id, position, kind, file_id, mime, width, height, alt_text, created_at) values (?, 0, 'image', ?, 'image/webp', 8, 8, 'words of the template', now())`, [runId, fileId]);
  const answer = await chats.answer(mira, id, question, '', [{ kind: 'text', text: 'Here it is.' }, { kind: 'tool', callId }]);
  await chats.query(`
    insert into chat_tool_calls (id, chat_id, message_id, user_id, round, position, provider_call_id, tool, title, content_type, arguments, inputs, quote, status, generation_id, created_at)
    values (?, ?, ?, ?, 1, 0, 'call_1', 'make_image', 'A heron', 'image', '{}', '[{"label": "What", "value": "a heron"}]', '{"total": 2, "base": 2, "baseLabel": "Image", "multiplier": 1, "unit": 2, "quantity": 1, "royalty": 0}', 'done', ?, now())`, [callId, id, answer, mira.id, runId]);
  await chats.query(`update chat_messages set charged = 1, attachments = '[{"kind": "file", "fileId": "${newId()}", "name": "private-notes.pdf"}]' where id = ?`, [answer]);
  return { id, runId, fileId, question, answer };
}

describe('a link to a chat', () => {
  it('shows by a link to a chat a copy that later messages, titles and branches do not change', async () => {
    const id = await chats.chat(mira);
    const hello = await chats.say(mira, id, null, 'Hello there');
    await chats.answer(mira, id, hello, 'Hi');
    const made = await share(id);
    expect(made).toMatchObject({ status: 201, share: { title: 'Hello there', messages: 2, views: 0 } });
    await chats.say(mira, id, hello, 'An edit that is not shared');
    await call(mira.user, changeChat, { params: { id }, body: { title: 'Renamed' } });
    const { status, body, headers } = await read(chats.app.visitor(), made.token);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(body).toMatchObject({ title: 'Hello there', author: { username: mira.user.username }, nextCursor: null });
    expect(body.messages.map(({ parts }) => parts)).toEqual([[{ kind: 'text', text: 'Hello there' }], [{ kind: 'text', text: 'Hi' }]]);
    expect((await call(mira.user, listChatShares, { params: { id } })).body.shares).toMatchObject([{ id: made.share.id, url: made.url, views: 1 }]);
    // The owner's own visit does not count. Two visitors from one address on the same day count as one.
    await read(mira.user, made.token);
    await Promise.all([read(chats.app.visitor(), made.token), read(other.user, made.token)]);
    expect((await call(mira.user, listChatShares, { params: { id } })).body.shares[0]?.views).toBe(1);
    await chats.query(`update chat_share_visits set day = day - 1 where share_id = ?`, [made.share.id]);
    await read(other.user, made.token);
    expect((await call(mira.user, listChatShares, { params: { id } })).body.shares[0]?.views).toBe(2);
    await forgetShareVisits(chats.app.services);
    expect(await chats.query('select day = current_date as today from chat_share_visits where share_id = ?', [made.share.id])).toEqual([{ today: true }]);
  });

  it('shows the current chat under the same link after its owner updates the link', async () => {
    const id = await chats.chat(mira);
    const hello = await chats.say(mira, id, null, 'Hello there');
    await chats.answer(mira, id, hello, 'Hi');
    const made = await share(id, LITTLE);
    const edit = await chats.say(mira, id, null, 'Good evening');
    const answer = await chats.answer(mira, id, edit, 'Good evening to you');
    await chats.say(mira, id, answer, 'And good night');
    expect((await call(mira.user, listChatShares, { params: { id } })).body).toMatchObject({ shares: [{ messages: 2, state: 'open' }], messagesNow: 3 });
    const change = (person: Person) => call(person.user, updateChatShare, { params: { id, shareId: made.share.id }, body: ALL });
    expect((await change(other)).status).toBe(404);
    expect((await change(mira)).body.share).toMatchObject({ url: made.url, messages: 3, showName: true });
    const { body } = await read(other.user, made.token);
    expect(body.author).not.toBeNull();
    expect(body.messages.flatMap(({ parts }) => parts)).toMatchObject([{ text: 'Good evening' }, { text: 'Good evening to you' }, { text: 'And good night' }]);
    await call(mira.user, revokeChatShare, { params: { id, shareId: made.share.id } });
    expect((await change(mira)).status).toBe(404);
    expect((await call(mira.user, listChatShares, { params: { id } })).body.shares).toMatchObject([{ id: made.share.id, state: 'revoked' }]);
  });

  it('lets readers report a link to a chat, and moderators read, remove and restore it', async () => {
    const id = await chats.chat(mira);
    await chats.answer(mira, id, await chats.say(mira, id, null, 'Say something unkind'), 'Your hat is small');
    const made = await share(id);
    const report = (person: Person, targetId: string) => call(person.user, createReport, { body: { targetType: 'chat_share', targetId, rule: 'unsafe', details: '' } });
    expect([(await report(other, made.share.id)).status, (await report(other, newId())).status]).toEqual([201, 404]);
    const { db } = chats.app.services;
    const target = chats.app.modules.chat.shareTarget;
    const [standing] = (await target.standing(db.knex, [made.share.id])).values();
    expect(standing).toMatchObject({ authorId: mira.id, excerpt: 'Say something unkind\nSay something unkind\nYour hat is small' });
    expect((await target.pages?.(db.knex, [made.share.id]))?.get(made.share.id)).toMatchObject({ title: 'Say something unkind', slug: made.token, ownerId: mira.id });
    expect(await db.transaction((tx) => target.remove(tx, made.share.id, 'unsafe'))).toEqual({ words: null });
    expect(await db.transaction((tx) => target.remove(tx, made.share.id, 'unsafe'))).toBeNull();
    expect([(await read(other.user, made.token)).status, (await report(other, made.share.id)).status]).toEqual([404, 404]);
    expect((await call(mira.user, updateChatShare, { params: { id, shareId: made.share.id }, body: ALL })).status).toBe(404);
    expect((await call(mira.user, listChatShares, { params: { id } })).body.shares).toMatchObject([{ state: 'removed' }]);
    await db.transaction((tx) => target.restore(tx, made.share.id, null, { type: 'chat_share', id: made.share.id, title: '', slug: null, ownerId: mira.id }));
    expect((await read(other.user, made.token)).status).toBe(200);
  });

  it('shows pictures, name and prices by a link as its owner chose, and never attachments or typed inputs', async () => {
    const { id, fileId } = await withPicture();
    const [open, closed] = [await share(id), await share(id, LITTLE)];
    const reader = chats.app.visitor();
    const shown = await read(reader, open.token);
    const call0 = shown.body.messages[1]?.parts[1];
    expect(call0).toMatchObject({ kind: 'tool', call: { quote: { total: 2 }, generation: { captured: 2, outputs: [{ kind: 'image', url: `/media/shared-chats/${open.token}/${fileId}`, altText: 'A heron' }] } } });
    expect(shown.body.messages[1]?.charged).toBe(1);
    expect(shown.text).not.toMatch(/private-notes|typed words|words of the template/);
    const hidden = await read(reader, closed.token);
    expect(hidden.body.author).toBeNull();
    expect(hidden.body.messages[1]).toMatchObject({ charged: null, parts: [{ kind: 'text' }, { call: { quote: null, generation: null } }] });
    expect(hidden.text).not.toContain(mira.user.username);
    expect(hidden.text).not.toContain(fileId);
  });

  it('serves a shared picture only by its link, while the link works and the run exists', async () => {
    const { id, fileId, runId } = await withPicture();
    const [open, closed] = [await share(id), await share(id, LITTLE)];
    const reader = chats.app.visitor();
    const picture = (token: string) => reader.send('GET', `/media/shared-chats/${token}/${fileId}`);
    const sent = await picture(open.token);
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect([(await picture(closed.token)).status, (await reader.send('GET', `/media/${fileId}`)).status, (await reader.send('GET', `/media/shared-chats/${open.token}/${newId()}`)).status]).toEqual([404, 404, 404]);
    await chats.query('update generations set deleted_at = now(), trashed_at = now() where id = ?', [runId]);
    expect((await picture(open.token)).status).toBe(404);
    expect((await read(reader, open.token)).body.messages[1]?.parts[1]).toMatchObject({ call: { generation: null } });
    await chats.query('update generations set deleted_at = null, trashed_at = null where id = ?', [runId]);
    await call(mira.user, revokeChatShare, { params: { id, shareId: open.share.id } });
    expect((await picture(open.token)).status).toBe(404);
  });

  it('ends a link to a chat at once when it is revoked, the chat is deleted, or its owner is banned', async () => {
    const id = await chats.chat(mira);
    await chats.say(mira, id, null, 'Hello');
    const [one, two] = [await share(id), await share(id)];
    expect((await call(other.user, revokeChatShare, { params: { id, shareId: one.share.id } })).status).toBe(404);
    expect((await call(mira.user, revokeChatShare, { params: { id, shareId: one.share.id } })).status).toBe(200);
    expect((await call(mira.user, revokeChatShare, { params: { id, shareId: one.share.id } })).status).toBe(404);
    expect([(await read(other.user, one.token)).status, (await read(other.user, two.token)).status]).toEqual([404, 200]);
    expect(await chats.query('select position from chat_share_messages where share_id = ?', [one.share.id])).toEqual([]);
    await chats.query(`update users set banned_at = now() where id = ?`, [mira.id]);
    expect((await read(other.user, two.token)).status).toBe(404);
    await chats.query(`update users set banned_at = null where id = ?`, [mira.id]);
    await call(mira.user, deleteChat, { params: { id } });
    expect((await read(other.user, two.token)).status).toBe(404);
    expect((await read(other.user, 'x'.repeat(43))).status).toBe(404);
  });

  it('answers 404 for a link to a chat when its owner blocked the reader', async () => {
    const id = await chats.chat(mira);
    await chats.say(mira, id, null, 'Hello');
    const made = await share(id);
    const shunned = await chats.person();
    await call(mira.user, blockPerson, { params: { id: shunned.id } });
    expect((await read(shunned.user, made.token)).status).toBe(404);
  });

  it('lets only the owner make links to a chat, with messages in it, and at most 20', async () => {
    const id = await chats.chat(mira);
    expect((await share(id)).status).toBe(409);
    await chats.say(mira, id, null, 'Hello');
    expect((await call(other.user, createChatShare, { params: { id }, body: ALL })).status).toBe(404);
    expect((await call(other.user, listChatShares, { params: { id } })).status).toBe(404);
    for (let number = 0; number < 20; number += 1) expect((await share(id, LITTLE)).status).toBe(201);
    expect((await share(id)).status).toBe(409);
  });

  it('returns a shared chat in pages', async () => {
    const id = await chats.chat(mira);
    let parent: string | null = null;
    for (let number = 1; number <= 120; number += 1) parent = await chats.say(mira, id, parent, `Message ${number}`);
    const made = await share(id);
    const first = (await read(other.user, made.token)).body;
    const second = (await read(other.user, made.token, must(first.nextCursor, 'a second page'))).body;
    expect([first.messages.length, second.messages.length, second.nextCursor]).toEqual([100, 20, null]);
    expect((await read(other.user, made.token, 'zz')).status).toBe(400);
  });
});

describe('a chat as a file', () => {
  it('exports the open branch of a chat as Markdown, in which messages can forge no heading, HTML or script', async () => {
    const id = await chats.chat(mira);
    const first = await chats.say(mira, id, null, '# Hello <img src=x onerror=alert(1)>\n\n## Reply\n\n[click](javascript:alert(1)) [fine](https://example.com)\n\n```html\n<b>code</b>');
    await chats.answer(mira, id, first, 'Old answer');
    await chats.answer(mira, id, first, 'New answer `<i>`');
    const { status, text, headers } = await mira.user.send('GET', `/api/chats/${id}/export.md`);
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([200, 'text/markdown; charset=utf-8', 'nosniff']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".*\.md"/);
    expect(text).toContain('New answer `<i>`');
    expect(text).not.toContain('Old answer');
    expect(text).toContain('### Hello &lt;img');
    expect(text).toContain('[click](#) [fine](https://example.com)');
    expect(text).toContain('```html\n<b>code</b>\n```');
    expect(text.match(/^## /gm)).toHaveLength(2);
    expect((await mira.user.send('HEAD', `/api/chats/${id}/export.md`)).status).toBe(200);
  });

  it('exports all branches of a chat as JSON', async () => {
    const id = await chats.chat(mira);
    const first = await chats.say(mira, id, null, 'Hello');
    const old = await chats.answer(mira, id, first, 'Old answer');
    const latest = await chats.answer(mira, id, first, 'New answer');
    const { body } = await mira.user.send<{ chat: { id: string }; messages: { id: string; parentId: string | null }[] }>('GET', `/api/chats/${id}/export.json`);
    expect(body.chat.id).toBe(id);
    expect(body.messages.map((message) => [message.id, message.parentId])).toEqual([[first, null], [old, first], [latest, first]]);
  });

  it('exports a chat only to its owner', async () => {
    const id = await chats.chat(mira);
    for (const format of ['md', 'json']) {
      expect((await other.user.send('GET', `/api/chats/${id}/export.${format}`)).status).toBe(404);
      expect((await chats.app.visitor().send('GET', `/api/chats/${id}/export.${format}`)).status).toBe(401);
    }
  });
});
