import { io as connectClient } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_MESSAGE_PREFERENCES, getMessagePreferences, moveTimeZone, preferencesConflict, saveMessagePreferences } from '#contracts/message-preferences.ts';
import { archiveMessage, getMessage, getPrioritySummary, getUnreadCount, listArchivedMessages, listMessageChanges, listMessages, markAllMessagesRead, markMessageRead, restoreMessage, restoreOwnMessage } from '#contracts/messages.ts';
import type { Message } from '#contracts/messages.ts';
import { encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

describe('messages over HTTP', () => {
  let app: TestApp;
  let admin: HttpUser;
  const undo: (() => unknown)[] = [];
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.register();
    await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
    await admin.send('POST', '/api/auth/login', { body: { username: admin.username, password: 'correct-horse-9' } });
  });
  afterAll(async () => {
    for (const step of undo) await step();
    await app.close();
  });

  const idOf = async (user: HttpUser): Promise<string> => ((await app.services.db.knex('users').where({ username: user.username }).first()) as { id: string }).id;

  /** Registers a reader with exactly these messages, oldest first. */
  async function reader(...messages: Partial<Pick<Message, 'subject' | 'content' | 'priority' | 'category'>>[]): Promise<{ user: HttpUser; userId: string; ids: string[] }> {
    const user = await app.register();
    const userId = await idOf(user);
    await app.services.db.knex('messages').where({ user_id: userId }).delete();
    const ids = messages.map(() => newId()).sort();
    const rowsOf = messages.map((message, at) => ({
      id: ids[at]!, dedupe_key: ids[at]!, user_id: userId, subject: 's', content: 'c', priority: 'normal' as const, category: 'system' as const, type: 'system_notification' as const, created_at: new Date(), ...message,
    }));
    if (rowsOf.length > 0) await app.services.db.knex('messages').insert(rowsOf);
    return { user, userId, ids };
  }
  const subjects = async (user: HttpUser, query: Parameters<typeof call<typeof listMessages>>[2]): Promise<string[]> =>
    (await call(user, listMessages, query)).body.map(({ subject }) => subject);

  it('counts unread messages by priority, and filters the list by priority, category and unread', async () => {
    const { user, ids } = await reader({ priority: 'critical', subject: 'a' }, { priority: 'low', subject: 'b', category: 'social' }, { priority: 'low', subject: 'c' });
    await call(user, markMessageRead, { params: { id: ids[2]! } });
    expect((await call(user, getPrioritySummary)).body).toEqual({ unread: 2, byPriority: { critical: 1, urgent: 0, high: 0, normal: 0, low: 1 }, total: 3 });
    expect(await subjects(user, { query: { priority: 'low' } })).toEqual(['c', 'b']);
    expect(await subjects(user, { query: { priority: 'low', unread: 'true' } })).toEqual(['b']);
    expect(await subjects(user, { query: { category: 'social' } })).toEqual(['b']);
  });

  it('finds messages that contain each searched word in subject or content, and takes `%` and `_` literally', async () => {
    const { user } = await reader({ subject: '100% wool', content: 'A Fox' }, { subject: 'fox_hunt', content: 'back\\slash' }, { subject: '1000 foxes', content: 'on wool' });
    expect(await subjects(user, { query: { q: 'FOX' } })).toEqual(['1000 foxes', 'fox_hunt', '100% wool']);
    expect(await subjects(user, { query: { q: ' wool  fox ' } })).toEqual(['1000 foxes', '100% wool']);
    expect(await subjects(user, { query: { q: '100%' } })).toEqual(['100% wool']);
    expect(await subjects(user, { query: { q: 'x_h' } })).toEqual(['fox_hunt']);
    expect(await subjects(user, { query: { q: 'k\\s' } })).toEqual(['fox_hunt']);
    expect(await subjects(user, { query: { q: "'; drop table messages; --" } })).toEqual([]);
  });

  it('returns a message only to its reader, and an archived one to no person', async () => {
    const { user, ids } = await reader({ subject: 'first' }, { subject: 'second' });
    expect((await call(user, getMessage, { params: { id: ids[0]! } })).body).toMatchObject({ id: ids[0], subject: 'first', read: false });
    await call(user, archiveMessage, { params: { id: ids[1]! } });
    const refused = await Promise.all([call(user, getMessage, { params: { id: ids[1]! } }), call(admin, getMessage, { params: { id: ids[0]! } })]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('lets only the reader archive a message, and an administrator restore it without seeing its text', async () => {
    const { user, userId, ids } = await reader({ subject: 'first' }, { subject: 'second', content: 'private words' });
    for (const id of [ids[1]!, ids[1]!, ids[0]!]) expect((await call(user, archiveMessage, { params: { id } })).body).toEqual({ success: true });
    expect(await subjects(user, {})).toEqual([]);
    expect((await call(user, getUnreadCount)).body).toEqual({ count: 0 });
    expect((await call(user, markMessageRead, { params: { id: ids[0]! } })).status).toBe(200);

    const page = await call(admin, listArchivedMessages, { params: { id: userId }, query: { limit: 1 } });
    expect(page.body.map(({ subject }) => subject)).toEqual(['first']);
    const next = await call(admin, listArchivedMessages, { params: { id: userId }, query: { limit: 1, before: page.headers.get('x-next-cursor')! } });
    expect([next.body.map(({ subject }) => subject), next.headers.get('x-next-cursor'), next.text.includes('private')]).toEqual([['second'], null, false]);
    for (const before of ['yesterday', encodeCursor(['0000-01-01T00:00:00Z', newId()])]) expect((await call(admin, listArchivedMessages, { params: { id: userId }, query: { before } })).status).toBe(400);

    for (let again = 0; again < 2; again += 1) expect((await call(admin, restoreMessage, { params: { id: ids[1]! } })).status).toBe(200);
    const [back, ...rest] = (await call(user, listMessages)).body;
    expect([back, rest]).toMatchObject([{ subject: 'second', read: true }, []]);
    const actions = await app.services.db.knex('outbox_events').where({ name: 'admin_action' }).whereRaw("payload->>'action' = 'messages.restore'");
    expect(actions).toMatchObject([{ payload: { targetId: ids[1], details: { userId } } }]);
    expect(JSON.stringify(actions)).not.toContain('second');
    expect((await call(admin, restoreMessage, { params: { id: newId() } })).status).toBe(404);
    expect((await call(user, restoreMessage, { params: { id: ids[0]! } })).status).toBe(403);
  });

  it('lists archived messages to their reader only, who restores them as read', async () => {
    const { user, ids } = await reader({ subject: 'first' }, { subject: 'second', priority: 'urgent' }, { subject: 'third' });
    for (const id of ids.slice(0, 2)) await call(user, archiveMessage, { params: { id } });
    expect(await subjects(user, { query: { archived: 'true' } })).toEqual(['second', 'first']);
    expect(await subjects(user, { query: { archived: 'true', priority: 'urgent' } })).toEqual(['second']);
    expect(await subjects(admin, { query: { archived: 'true' } })).toEqual([]);
    const back = (who: HttpUser, id: string) => call(who, restoreOwnMessage, { params: { id } });
    expect([await back(admin, ids[0]!), await back(user, newId())].map(({ status }) => status)).toEqual([404, 404]);
    for (const id of [ids[0]!, ids[0]!, ids[2]!]) expect((await back(user, id)).body).toEqual({ success: true });
    expect((await call(user, listMessages)).body).toMatchObject([{ subject: 'third', read: false }, { subject: 'first', read: true }]);
    expect(await subjects(user, { query: { archived: 'true' } })).toEqual(['second']);
  });

  it('marks messages read that arrived before the call, and not those that came while the call waited', async () => {
    const { user, userId } = await reader({ subject: 'before' });
    const key = newId();
    const { db } = app.services;
    // Another transaction holds the idempotency key. So the call has arrived and waits, as it would for a free connection.
    const barrier = await db.knex.transaction();
    await barrier('idempotency_keys').insert({ scope: `user:${userId}`, key, request_hash: 'of the copy', created_at: new Date() });
    const marked = call(user, markAllMessagesRead, { key });
    await eventually(async () => (await rows<{ n: number }>(db.knex, `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%idempotency_keys%'`)).some(({ n }) => n > 0));
    const meanwhile = newId();
    await db.knex('messages').insert({ id: meanwhile, dedupe_key: meanwhile, user_id: userId, subject: 'meanwhile', content: 'c', priority: 'normal' as const, category: 'system' as const, type: 'system_notification' as const, created_at: new Date() });
    await barrier.rollback();
    expect((await marked).status).toBe(200);
    expect(await subjects(user, { query: { unread: 'true' } })).toEqual(['meanwhile']);
  });

  it('does not confuse fixed paths of messages with ids, and answers 400 to a path that is neither', async () => {
    const { user } = await reader();
    expect((await call(user, getUnreadCount)).body).toEqual({ count: 0 });
    expect((await call(user, markAllMessagesRead)).body).toEqual({ success: true });
    expect((await call(user, listMessageChanges)).body).toMatchObject({ messages: [], complete: true });
    for (const [method, path] of [['PATCH', 'mark-all/read'], ['DELETE', 'unread-count'], ['DELETE', '1'], ['PATCH', '..%2f1/read']] as const) {
      expect([path, (await user.send(method, `/api/messages/${path}`)).status]).toEqual([path, 400]);
    }
    expect((await user.send('GET', '/api/messages/priority-summary/x')).status).toBe(404);
    expect((await call(user, listMessageChanges, { query: { since: 'yesterday' } })).status).toBe(400);
    expect((await call(user, listMessages, { query: { before: 'yesterday' } })).status).toBe(400);
  });

  it('saves preferences of messages once when the request is repeated with its key, and refuses an unknown time zone', async () => {
    const { user } = await reader();
    expect((await call(user, getMessagePreferences)).body).toEqual({ preferences: DEFAULT_MESSAGE_PREFERENCES });
    const wanted = { ...DEFAULT_MESSAGE_PREFERENCES, soundEnabled: false, digestFrequency: 'weekly' as const, timeZone: 'Europe/Lisbon' };
    const key = newId();
    for (let again = 0; again < 2; again += 1) {
      expect((await call(user, saveMessagePreferences, { body: wanted, key })).body).toEqual({ success: true, preferences: { ...wanted, revision: 1 } });
    }
    wanted.revision = 1;
    expect((await call(user, getMessagePreferences)).body).toEqual({ preferences: wanted });
    const refused = await call(user, saveMessagePreferences, { body: { ...wanted, timeZone: 'Mars/Olympus' } });
    expect([refused.status, refused.text.includes('timeZone'), refused.text.includes('Europe/Lisbon')]).toEqual([400, true, true]);
    expect((await user.send('POST', '/api/user/notification-preferences', { body: { ...wanted, bells: true } })).status).toBe(400);
    expect((await call(user, getMessagePreferences)).body).toEqual({ preferences: wanted });
  });

  it('refuses to save preferences of messages that another device changed meanwhile', async () => {
    const { user } = await reader();
    const read = (await call(user, getMessagePreferences)).body.preferences;
    const [first, second] = [{ ...read, soundEnabled: false }, { ...read, compactView: true }];
    const answers = await Promise.all([first, second].map((body) => call(user, saveMessagePreferences, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved, refused] = answers[0]!.status === 200 ? [first, answers[1]!] : [second, answers[0]!];
    const stored = { ...saved, revision: 1 };
    const conflict = JSON.parse(refused.text) as { code: string; details: unknown };
    expect([conflict.code, preferencesConflict.parse(conflict.details)]).toEqual(['preferences_conflict', { preferences: stored }]);
    expect((await call(user, saveMessagePreferences, { body: { ...stored, compactView: true, soundEnabled: false } })).body.preferences.revision).toBe(2);
    expect((await call(user, saveMessagePreferences, { body: { ...stored, revision: 3 } })).status).toBe(409);
  });

  it('saves the time zone of a device without a new revision, and without changing a switch', async () => {
    const { user, userId } = await reader();
    const moved = { ...DEFAULT_MESSAGE_PREFERENCES, timeZone: 'Asia/Tokyo' };
    expect((await call(user, moveTimeZone, { body: { timeZone: 'Asia/Tokyo' } })).body).toEqual({ success: true, preferences: moved });
    const [row] = await app.services.db.knex('notification_preferences').where({ user_id: userId }).select('preferences');
    expect(row).toEqual({ preferences: {} });
    const chosen = { ...moved, soundEnabled: false };
    await call(user, saveMessagePreferences, { body: chosen });
    await call(user, moveTimeZone, { body: { timeZone: 'Europe/Lisbon' } });
    expect((await call(user, getMessagePreferences)).body.preferences).toEqual({ ...chosen, timeZone: 'Europe/Lisbon', revision: 1 });
    expect((await call(user, moveTimeZone, { body: { timeZone: 'Mars/Olympus' } })).status).toBe(400);
  });

  it('pushes a change of messages in one tab to all tabs of that reader, and to no other reader', async () => {
    const { user, ids } = await reader({}, {});
    const stranger = await reader();
    const tab = (who: HttpUser): { seen: [string, unknown][]; connected(): boolean } => {
      const seen: [string, unknown][] = [];
      const socket = connectClient(app.url, { transports: ['websocket'], extraHeaders: { cookie: who.cookie(), origin: app.url }, forceNew: true });
      socket.onAny((event: string, payload: unknown) => void seen.push([event, payload]));
      undo.push(() => socket.disconnect());
      return { seen, connected: () => socket.connected };
    };
    const tabs = [tab(user), tab(user), tab(stranger.user)];
    await eventually(() => tabs.every((each) => each.connected()));
    await call(user, markMessageRead, { params: { id: ids[0]! } });
    await call(user, archiveMessage, { params: { id: ids[1]! } });
    await call(admin, restoreMessage, { params: { id: ids[1]! } });
    await eventually(() => tabs[0]!.seen.length === 3 && tabs[1]!.seen.length === 3);
    for (const { seen } of tabs.slice(0, 2)) {
      expect(seen).toMatchObject([
        ['messages:changed', { change: 'read', ids: [ids[0]], unread: 1 }],
        ['messages:changed', { change: 'archived', ids: [ids[1]], unread: 0 }],
        ['messages:changed', { change: 'restored', ids: [ids[1]], unread: 0 }],
      ]);
    }
    expect(tabs[2]!.seen).toEqual([]);
  });
});
