import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_MESSAGE_PREFERENCES } from '#contracts/message-preferences.ts';
import type { MessagePreferences } from '#contracts/message-preferences.ts';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { IDENTITY_STUB, NO_BLOCKS } from '#testing/identity-stub.ts';
import { archiveMessage } from './commands/archive-message.ts';
import { markAllRead } from './commands/mark-all-read.ts';
import { markRead } from './commands/mark-read.ts';
import { savePreferences } from './commands/save-preferences.ts';
import { writeMessage } from './commands/write-message.ts';
import type { NewMessage, WrittenMessage } from './commands/write-message.ts';
import { messagesMigrations } from './index.ts';
import { personalData } from './personal-data.ts';
import { listChanges } from './queries/list-changes.ts';
import { listMessages } from './queries/list-messages.ts';
import { preferencesOf } from './queries/preferences-of.ts';
import { prioritySummary } from './queries/priority-summary.ts';
import { unreadCount } from './queries/unread-count.ts';

describe('preferences of messages', () => {
  let fixtures: JobFixtures;
  let pushed: string[] = [];
  let heard: WrittenMessage[] = [];
  const push: Push = { toUser: (userId) => void pushed.push(userId), closeSession: () => undefined, closeUser: () => undefined };
  const listener = { onWritten: (_tx: unknown, written: WrittenMessage) => Promise.resolve(void heard.push(written)) };
  const deps = { clock: systemClock, identity: IDENTITY_STUB, blocks: NO_BLOCKS, push, listeners: [listener], announce: () => Promise.resolve() };
  beforeAll(async () => {
    fixtures = await openJobFixtures({ migrations: [messagesMigrations] });
  });
  beforeEach(() => {
    pushed = [];
    heard = [];
  });
  afterAll(() => fixtures.close());

  const save = (userId: string, changes: Partial<MessagePreferences>) =>
    fixtures.db.transaction(async (tx) => savePreferences(tx, systemClock, userId, { ...DEFAULT_MESSAGE_PREFERENCES, ...changes, revision: (await preferencesOf(tx, userId)).revision }));
  const message = (userId: string, changes: Partial<NewMessage> = {}): NewMessage => ({
    userId, dedupeKey: newId(), subject: 's', content: 'c', type: 'system_notification', category: 'social', priority: 'normal', about: null, ...changes,
  });
  const write = (what: NewMessage) => fixtures.db.transaction((tx) => writeMessage(tx, deps, what));
  const noSocial = { categories: { ...DEFAULT_MESSAGE_PREFERENCES.categories, social: false } };

  it('uses default preferences of messages until a reader saves some, which apply to that reader only', async () => {
    const [ada, grace] = [newId(), newId()];
    await save(ada, { soundEnabled: false });
    await save(ada, { ...noSocial, timeZone: 'Europe/Lisbon' });
    expect(await preferencesOf(fixtures.db.knex, ada)).toEqual({ ...DEFAULT_MESSAGE_PREFERENCES, ...noSocial, timeZone: 'Europe/Lisbon', revision: 2 });
    expect(await preferencesOf(fixtures.db.knex, grace)).toEqual(DEFAULT_MESSAGE_PREFERENCES);
  });

  it('refuses preferences of messages with an unknown time zone, and changes nothing', async () => {
    const userId = newId();
    await save(userId, { timeZone: 'Asia/Tokyo' });
    await expect(save(userId, { timeZone: 'Mars/Olympus' })).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: ['timeZone'] }] });
    expect((await preferencesOf(fixtures.db.knex, userId)).timeZone).toBe('Asia/Tokyo');
  });

  it('stores a message that the reader switched off as read, and shows it in no list', async () => {
    const userId = newId();
    const { cursor } = await listChanges(fixtures.db.knex, userId, undefined);
    await save(userId, noSocial);
    await write(message(userId));
    const [muted] = (await fixtures.db.knex('messages').where({ user_id: userId })) as { id: string; read_at: Date; muted: boolean }[];
    expect(muted).toMatchObject({ muted: true, read_at: expect.any(Date) as Date });
    expect([pushed, heard]).toEqual([[], []]);
    expect((await listMessages(fixtures.db.knex, userId, { limit: 100 })).messages).toEqual([]);
    expect(await unreadCount(fixtures.db.knex, userId)).toBe(0);
    expect(await prioritySummary(fixtures.db.knex, userId)).toMatchObject({ unread: 0, total: 0 });
    expect(await listChanges(fixtures.db.knex, userId, cursor)).toMatchObject({ messages: [], archivedIds: [], unread: 0, complete: true });
    for (const change of [markRead, archiveMessage]) {
      await expect(fixtures.db.transaction((tx) => change(tx, deps, userId, muted!.id))).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('applies changed preferences to later messages only', async () => {
    const userId = newId();
    await write(message(userId, { subject: 'before' }));
    await save(userId, noSocial);
    await write(message(userId, { subject: 'between' }));
    await save(userId, {});
    await write(message(userId, { subject: 'after' }));
    expect((await listMessages(fixtures.db.knex, userId, { limit: 100 })).messages.map(({ subject }) => subject)).toEqual(['after', 'before']);
    expect(pushed).toHaveLength(2);
  });

  it('shows critical messages although all are switched off, and gives notification channels what the reader allows', async () => {
    const userId = newId();
    await save(userId, { ...noSocial, pushNotifications: false });
    await write(message(userId, { priority: 'critical' }));
    await write(message(userId, { category: 'system', priority: 'low' }));
    expect(heard.map(({ userId: to, channels }) => [to, channels])).toEqual([
      [userId, { inApp: true, sound: true, push: false, email: 'now' }],
      [userId, { inApp: true, sound: true, push: false, email: 'digest' }],
    ]);
    expect(heard.map(({ message: { priority, read, isRealtime } }) => [priority, read, isRealtime])).toEqual([['critical', false, true], ['low', false, true]]);
    expect(await unreadCount(fixtures.db.knex, userId)).toBe(2);
  });

  it('calls each notification channel once in the transaction of the message, which rolls back if a channel fails', async () => {
    const userId = newId();
    const failing = { onWritten: () => Promise.reject(new Error('no queue')) };
    const what = message(userId);
    await expect(fixtures.db.transaction((tx) => writeMessage(tx, { ...deps, listeners: [failing] }, what))).rejects.toThrow('no queue');
    expect([pushed, await unreadCount(fixtures.db.knex, userId)]).toEqual([[], 0]);
    await write(what);
    await write(what);
    expect([heard.length, pushed.length]).toEqual([1, 1]);
  });

  it('exports the preferences of messages of a person, and deletes them with the account', async () => {
    const userId = newId();
    await save(userId, noSocial);
    await write(message(userId));
    await write(message(userId, { category: 'system' }));
    await fixtures.db.transaction((tx) => markAllRead(tx, deps.announce, userId, systemClock.now()));
    const data = personalData(fixtures);
    const exported: Record<string, object> = {};
    for await (const { name, data: content } of data.export(userId)) exported[name] = content;
    expect(exported['messages/preferences.json']).toMatchObject(noSocial);
    expect(exported['messages/messages-0001.json']).toMatchObject([{ muted: true }, { muted: false }]);
    await fixtures.db.transaction((tx) => data.erase(tx, userId));
    for (const table of ['messages', 'notification_preferences']) expect(await fixtures.db.knex(table).where({ user_id: userId })).toEqual([]);
  });
});
