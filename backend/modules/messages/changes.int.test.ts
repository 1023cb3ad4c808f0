import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { realtimeEvents } from '#contracts/realtime.ts';
import { systemClock } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { eventually, openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { IDENTITY_STUB, NO_BLOCKS } from '#testing/identity-stub.ts';
import { createAnnouncer } from './announce-change.ts';
import type { AnnounceChange } from './announce-change.ts';
import { archiveMessage } from './commands/archive-message.ts';
import { markAllRead } from './commands/mark-all-read.ts';
import { markRead } from './commands/mark-read.ts';
import { writeMessage } from './commands/write-message.ts';
import { messagesMigrations } from './index.ts';
import { listChanges } from './queries/list-changes.ts';
import { listMessages } from './queries/list-messages.ts';
import { unreadCount } from './queries/unread-count.ts';

type Tx = Parameters<Parameters<JobFixtures['db']['transaction']>[0]>[0];

describe('changes of a reader\'s messages', () => {
  let fixtures: JobFixtures;
  let pushed: RealtimePayload<'messages:changed'>[] = [];
  let announce: AnnounceChange;
  const push: Push = {
    toUser: (_userId, event, payload) => {
      if (event === 'messages:changed') pushed.push(realtimeEvents['messages:changed'].parse(payload));
    },
    closeSession: () => undefined,
    closeUser: () => undefined,
  };
  beforeAll(async () => {
    fixtures = await openJobFixtures({ migrations: [messagesMigrations] });
    announce = createAnnouncer({ db: fixtures.db, push });
  });
  beforeEach(() => {
    pushed = [];
  });
  afterAll(() => fixtures.close());

  const insert = (tx: Tx, userId: string, subject = 's') =>
    writeMessage(tx, { clock: systemClock, identity: IDENTITY_STUB, blocks: NO_BLOCKS, push, listeners: [] }, {
      userId, dedupeKey: newId(), subject, content: 'c', type: 'system_notification', category: 'system', priority: 'low', about: null,
    });
  const write = (userId: string, subject?: string) => fixtures.db.transaction((tx) => insert(tx, userId, subject));
  const all = async (userId: string) => (await listMessages(fixtures.db.knex, userId, { limit: 100 })).messages;
  const since = (userId: string, cursor?: string) => listChanges(fixtures.db.knex, userId, cursor);
  const read = (userId: string, id: string) => fixtures.db.transaction((tx) => markRead(tx, { clock: systemClock, announce }, userId, id));
  const archive = (userId: string, id: string) => fixtures.db.transaction((tx) => archiveMessage(tx, { clock: systemClock, announce }, userId, id));

  /** Reads changes again until none come. An open transaction of another test on this server can hold the cursor back, so that changes come twice. */
  async function comesToRest(userId: string, cursor: string): Promise<void> {
    let from = cursor;
    await eventually(async () => {
      const { messages, archivedIds, complete, cursor: next } = await since(userId, from);
      from = next;
      return messages.length === 0 && archivedIds.length === 0 && complete;
    });
  }

  /** Runs `work` in a transaction, which stays open until the test calls `commit`. */
  async function suspended(work: (tx: Tx) => Promise<void>): Promise<{ commit(): Promise<void> }> {
    let commit!: () => void;
    let worked!: () => void;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const hasWorked = new Promise<void>((resolve) => (worked = resolve));
    const done = fixtures.db.transaction(async (tx) => {
      await work(tx);
      worked();
      await mayCommit;
    });
    await hasWorked;
    return {
      commit: () => {
        commit();
        return done;
      },
    };
  }

  it('returns a cursor of message changes, and by it the messages written, read and archived since', async () => {
    const userId = newId();
    await write(userId, 'old');
    const first = await since(userId);
    expect(first).toMatchObject({ messages: [], archivedIds: [], unread: 1, complete: true });
    await write(userId, 'new');
    await write(userId, 'gone');
    const [gone, , old] = await all(userId);
    await read(userId, old!.id);
    await archive(userId, gone!.id);
    await write(newId(), 'of somebody else');
    const changes = await since(userId, first.cursor);
    expect(changes.messages.map(({ subject, read: isRead, isRealtime }) => [subject, isRead, isRealtime]).sort()).toEqual([['new', false, false], ['old', true, false]]);
    expect(changes).toMatchObject({ archivedIds: [gone!.id], unread: 1, complete: true });
    await comesToRest(userId, changes.cursor);
  });

  it('does not skip a message whose transaction began before the cursor and committed after it', async () => {
    const userId = newId();
    const late = await suspended((tx) => insert(tx, userId, 'late'));
    await write(userId, 'quick');
    const { cursor } = await since(userId);
    // A broken cursor made of the latest creation time would skip the late message, because that one was created earlier.
    const [twin] = await rows<{ cursor: Date }>(fixtures.db.knex, 'select max(created_at) as cursor from messages where user_id = ?', [userId]);
    await late.commit();
    const twinSees = await rows(fixtures.db.knex, 'select 1 from messages where user_id = ? and created_at > ?', [userId, twin!.cursor]);
    expect(twinSees).toEqual([]);
    const changes = await since(userId, cursor);
    expect(changes.messages.map(({ subject }) => subject)).toContain('late');
    await comesToRest(userId, changes.cursor);
  });

  it('returns to a client that asks repeatedly all 200 messages that eight writers insert in parallel', async () => {
    const userId = newId();
    const found = new Set<string>();
    let { cursor } = await since(userId);
    let writing = true;
    const writers = Promise.all(Array.from({ length: 8 }, async () => {
      for (let n = 0; n < 25; n += 1) {
        const slow = await suspended((tx) => insert(tx, userId));
        await pause(Math.random() * 8);
        await slow.commit();
      }
    })).then(() => (writing = false));
    const look = async (): Promise<void> => {
      const changes = await since(userId, cursor);
      for (const { id } of changes.messages) found.add(id);
      expect(changes.complete).toBe(true);
      ({ cursor } = changes);
    };
    while (writing) await look();
    await writers;
    await look();
    expect(found.size).toBe(200);
    expect(await unreadCount(fixtures.db.knex, userId)).toBe(200);
  });

  it('lists no changes above 200 or for a cursor of another database, and says that the answer is incomplete', async () => {
    const userId = newId();
    const { cursor } = await since(userId);
    await fixtures.db.transaction(async (tx) => {
      for (let n = 0; n < 201; n += 1) await insert(tx, userId);
    });
    const tooMany = await since(userId, cursor);
    expect(tooMany).toMatchObject({ messages: [], complete: false, unread: 201 });
    await comesToRest(userId, tooMany.cursor);
    expect(await since(userId, '999999999999')).toMatchObject({ messages: [], complete: false });
    for (const nonsense of ['', '-1', '1e3', newId(), '9'.repeat(19)]) await expect(since(userId, nonsense)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('pushes a change of messages with the unread count to the reader’s tabs, and pushes no repeated change', async () => {
    const userId = newId();
    for (let n = 0; n < 3; n += 1) await write(userId);
    const [third, second] = await all(userId);
    await read(userId, second!.id);
    await read(userId, second!.id);
    await archive(userId, third!.id);
    await archive(userId, third!.id);
    await read(userId, third!.id);
    expect(pushed).toMatchObject([{ change: 'read', ids: [second!.id], unread: 2 }, { change: 'archived', ids: [third!.id], unread: 1 }]);
    await fixtures.db.transaction((tx) => markAllRead(tx, announce, userId, systemClock.now()));
    await fixtures.db.transaction((tx) => markAllRead(tx, announce, userId, systemClock.now()));
    expect(pushed.slice(2)).toMatchObject([{ change: 'read', unread: 0 }]);
    expect((await fixtures.db.knex('messages').where({ id: third!.id }).first()) as object).toMatchObject({ read_at: expect.any(Date) as Date, archived_at: expect.any(Date) as Date });
  });

  it('pushes 90 messages that are marked read at once in fewer pushes, the last with the final unread count', async () => {
    const userId = newId();
    await fixtures.db.transaction(async (tx) => {
      for (let n = 0; n < 100; n += 1) await insert(tx, userId);
    });
    const ids = (await all(userId)).map(({ id }) => id);
    await Promise.all(ids.slice(10).map((id) => read(userId, id)));
    expect(pushed.flatMap((change) => change.ids ?? []).sort()).toEqual(ids.slice(10).sort());
    expect(pushed.length).toBeLessThan(90);
    expect(pushed.at(-1)!.unread).toBe(10);
  });

  it('pushes one change with a time and without ids when more than 200 messages are marked read', async () => {
    const userId = newId();
    await fixtures.db.transaction(async (tx) => {
      for (let n = 0; n < 201; n += 1) await insert(tx, userId);
    });
    const calledAt = systemClock.now();
    await fixtures.db.transaction((tx) => markAllRead(tx, announce, userId, calledAt));
    expect(pushed).toEqual([{ change: 'read', ids: null, at: calledAt.toISOString(), unread: 0 }]);
  });

  it('does not push a change of messages that rolls back', async () => {
    const userId = newId();
    await write(userId);
    const [message] = await all(userId);
    const rolledBack = fixtures.db.transaction(async (tx) => {
      await archiveMessage(tx, { clock: systemClock, announce }, userId, message!.id);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect([pushed, await unreadCount(fixtures.db.knex, userId)]).toEqual([[], 1]);
  });

  describe('marking all messages read while new ones arrive', () => {
    /** A broken version that ignores the time of the call, so it also marks messages that arrived before its statement ran. */
    const brokenMarkAll = async (tx: Tx, _announce: AnnounceChange, userId: string): Promise<void> => {
      await tx('messages').where({ user_id: userId, read_at: null, archived_at: null }).update({ read_at: systemClock.now() });
    };

    async function arrivals(mark: typeof markAllRead): Promise<string[]> {
      const userId = newId();
      await write(userId, 'seen');
      const inFlight = await suspended((tx) => insert(tx, userId, 'in flight'));
      const calledAt = new Date(systemClock.now().getTime() - 1);
      await fixtures.db.knex('messages').where({ user_id: userId, subject: 'seen' }).update({ created_at: new Date(calledAt.getTime() - 1) });
      await write(userId, 'between call and statement');
      await fixtures.db.transaction(async (tx) => {
        await mark(tx, announce, userId, calledAt);
        await inFlight.commit();
        await write(userId, 'between statement and commit');
      });
      return (await all(userId)).filter(({ read_at }) => read_at === null).map(({ subject }) => subject).sort();
    }

    it('leaves a message unread that arrives after the call that marks all messages read', async () => {
      expect(await arrivals(markAllRead)).toEqual(['between call and statement', 'between statement and commit', 'in flight']);
    });

    it('catches a broken version that ignores the time of the call: it marks a message read that the reader never saw', async () => {
      expect(await arrivals(brokenMarkAll)).toEqual(['between statement and commit', 'in flight']);
    });
  });
});
