import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pushedEvents } from '#contracts/pushed-events.ts';
import { systemClock } from '#kernel/clock.ts';
import { AppError } from '#kernel/errors.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { newId } from '#kernel/ids.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { generationCancelled, generationErrorEvent, generationSuccess } from '#modules/generation/generation.events.ts';
import { tokensAdjusted } from '#modules/identity/identity.events.ts';
import { tokenReward } from '#modules/wallet/wallet.events.ts';
import { openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { IDENTITY_STUB, NO_BLOCKS } from '#testing/identity-stub.ts';
import { markAllRead } from './commands/mark-all-read.ts';
import { markRead } from './commands/mark-read.ts';
import { writeMessage } from './commands/write-message.ts';
import { createMessages, messagesMigrations } from './index.ts';
import { listMessages } from './queries/list-messages.ts';
import { unreadCount } from './queries/unread-count.ts';

describe('messages', () => {
  let fixtures: JobFixtures;
  let pushed: { userId: string; event: string; payload: unknown }[] = [];
  let subscriptions: readonly Subscription[];
  const push: Push = {
    toUser: (userId, event, payload) => void pushed.push({ userId, event, payload: pushedEvents[event].parse(payload) }),
    closeSession: () => undefined,
    closeUser: () => undefined,
  };
  const deps = { clock: systemClock, identity: IDENTITY_STUB, blocks: NO_BLOCKS, push, listeners: [], announce: () => Promise.resolve() };
  beforeAll(async () => {
    fixtures = await openJobFixtures({ migrations: [messagesMigrations] });
    subscriptions = createMessages({ ...fixtures, clock: systemClock, identity: IDENTITY_STUB, blocks: NO_BLOCKS, push }).subscriptions!;
  });
  beforeEach(async () => {
    pushed = [];
    await fixtures.db.knex.raw('truncate messages');
  });
  afterAll(() => fixtures.close());

  /** Publishes an event, and runs every subscriber of messages for it `times` times in parallel. */
  async function react(publish: (tx: Parameters<Parameters<JobFixtures['db']['transaction']>[0]>[0]) => Promise<string>, name: string, times = 1): Promise<void> {
    const eventId = await fixtures.db.transaction(publish);
    const context = { db: fixtures.db, log: fixtures.log, clock: systemClock, subscriptionsByEvent: groupSubscriptions(subscriptions) };
    const listeners = subscriptions.filter((each) => each.event.name === name);
    await Promise.all(listeners.flatMap(({ subscriber }) => Array.from({ length: times }, () => processEvent(context, eventId, subscriber))));
  }
  const run = (userId: string, contentType: 'text' | 'image' | 'video' = 'text') => ({ generationId: newId(), userId, promptId: null, title: 'Fox', contentType });
  const all = async (userId: string) => (await listMessages(fixtures.db.knex, userId, { limit: 100 })).messages;
  const write = (userId: string, dedupeKey: string = newId()): Promise<void> =>
    fixtures.db.transaction((tx) =>
      writeMessage(tx, deps, { userId, dedupeKey, subject: 's', content: 'c', type: 'system_notification', category: 'system', priority: 'low', about: null }),
    );

  it('writes and pushes one message for a run, however often the event arrives or is published again', async () => {
    const userId = newId();
    const done = { ...run(userId), status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0 } as const;
    await react((tx) => fixtures.outbox.publish(tx, generationSuccess, done), 'generation_success', 8);
    await react((tx) => fixtures.outbox.publish(tx, generationSuccess, done), 'generation_success');
    const [message, ...rest] = await all(userId);
    expect(rest).toEqual([]);
    expect(message).toMatchObject({
      type: 'generation_success', category: 'content', priority: 'normal', related_entity_type: 'generation', related_entity_id: done.generationId,
    });
    expect(pushed).toHaveLength(1);
    expect(pushed[0]).toMatchObject({ userId, event: 'message', payload: { message: { id: message!.id, isRealtime: true, read: false } } });
  });

  it('writes a message of its own type for a video, one with high priority for a failed run, and none for a cancelled run', async () => {
    const userId = newId();
    const video = { ...run(userId, 'video'), status: 'succeeded', delivered: 1, quantity: 1, captured: 5, released: 0 } as const;
    const failed = { ...run(userId), status: 'failed', code: 'timeout', message: 'It took too long.', released: 1 } as const;
    await react((tx) => fixtures.outbox.publish(tx, generationSuccess, video), 'generation_success');
    await react((tx) => fixtures.outbox.publish(tx, generationErrorEvent, failed), 'generation_error');
    await react((tx) => fixtures.outbox.publish(tx, generationCancelled, { ...run(userId), captured: 0, released: 1 }), 'generation_cancelled');
    await react((tx) => fixtures.outbox.publish(tx, tokenReward, { userId, amount: 20, reason: 'Welcome gift' }), 'token_reward');
    expect((await all(userId)).map(({ type, priority }) => [type, priority])).toEqual([
      ['token_reward', 'normal'], ['generation_error', 'high'], ['video_completion', 'normal'],
    ]);
    expect(await unreadCount(fixtures.db.knex, userId)).toBe(3);
  });

  it('writes one message with the reason when an administrator changes a balance', async () => {
    const userId = newId();
    await react((tx) => fixtures.outbox.publish(tx, tokensAdjusted, { userId, amount: -3, reason: 'Booked twice' }), 'tokens_adjusted', 4);
    expect(await all(userId)).toMatchObject([{ type: 'system_notification', category: 'system', content: 'An administrator took 3 tokens: Booked twice' }]);
    expect(pushed).toHaveLength(1);
  });

  it('pushes no message whose transaction rolls back', async () => {
    const userId = newId();
    const rolledBack = fixtures.db.transaction(async (tx) => {
      await writeMessage(tx, deps, { userId, dedupeKey: newId(), subject: 's', content: 'c', type: 'token_reward', category: 'system', priority: 'low', about: null });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect([pushed, await all(userId)]).toEqual([[], []]);
  });

  it('returns messages in pages without gaps or repeats while new ones arrive, and filters them', async () => {
    const userId = newId();
    for (let i = 0; i < 5; i += 1) await write(userId);
    const expected = (await all(userId)).map(({ id }) => id);
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await listMessages(fixtures.db.knex, userId, { limit: 2, before });
      seen.push(...page.messages.map(({ id }) => id));
      await write(userId);
      before = page.nextCursor ?? undefined;
    } while (before);
    expect(seen).toEqual(expected);
    await fixtures.db.transaction((tx) => markRead(tx, deps, userId, expected[0]!));
    expect((await listMessages(fixtures.db.knex, userId, { limit: 100, unread: 'false' })).messages.map(({ id }) => id)).toEqual([expected[0]]);
    expect((await listMessages(fixtures.db.knex, userId, { limit: 100, unread: 'true' })).messages).toHaveLength(7);
    expect((await listMessages(fixtures.db.knex, userId, { limit: 100, priority: 'high' })).messages).toEqual([]);
    await expect(listMessages(fixtures.db.knex, userId, { limit: 2, before: "'; drop table messages" })).rejects.toThrow(AppError);
  });

  it('lets a reader neither find nor mark another reader’s messages', async () => {
    const [ada, mallory] = [newId(), newId()];
    await write(ada);
    const [message] = await all(ada);
    await expect(fixtures.db.transaction((tx) => markRead(tx, deps, mallory, message!.id))).rejects.toMatchObject({ code: 'not_found' });
    await fixtures.db.transaction((tx) => markAllRead(tx, deps.announce, mallory, systemClock.now()));
    expect(await unreadCount(fixtures.db.knex, ada)).toBe(1);
    expect(await all(mallory)).toEqual([]);
  });

  it('keeps the first reading time of a message that is marked read again', async () => {
    const userId = newId();
    await write(userId);
    const [message] = await all(userId);
    await fixtures.db.transaction((tx) => markRead(tx, deps, userId, message!.id));
    const [first] = await all(userId);
    await fixtures.db.transaction((tx) => markRead(tx, deps, userId, message!.id));
    expect((await all(userId))[0]!.read_at).toEqual(first!.read_at);
  });

  it('leaves a message unread that commits after all messages are marked read', async () => {
    const userId = newId();
    await write(userId);
    let release!: () => void;
    let inserted!: () => void;
    const barrier = new Promise<void>((resolve) => (release = resolve));
    const isInserted = new Promise<void>((resolve) => (inserted = resolve));
    const inFlight = fixtures.db.transaction(async (tx) => {
      await writeMessage(tx, deps, { userId, dedupeKey: newId(), subject: 'late', content: 'c', type: 'token_reward', category: 'system', priority: 'low', about: null });
      inserted();
      await barrier;
    });
    await isInserted;
    await fixtures.db.transaction(async (tx) => {
      await markAllRead(tx, deps.announce, userId, systemClock.now());
      release();
      await inFlight;
    });
    const unread = (await all(userId)).filter(({ read_at }) => read_at === null);
    expect(unread.map(({ subject }) => subject)).toEqual(['late']);

    // The call came before this message, but its statement runs after it.
    const calledAt = new Date(systemClock.now().getTime() - 1);
    await write(userId);
    await fixtures.db.transaction((tx) => markAllRead(tx, deps.announce, userId, calledAt));
    expect(await unreadCount(fixtures.db.knex, userId)).toBe(1);
  });

  it('counts unread messages by a partial index among 20,000 others', async () => {
    const userId = newId();
    await fixtures.db.knex.raw(
      `insert into messages (id, user_id, dedupe_key, subject, content, priority, category, type, created_at, read_at)
       select gen_random_uuid(), case when n % 100 = 0 then ?::uuid else gen_random_uuid() end, n::text, 's', 'c', 'low', 'system', 'token_reward', now(),
         case when n % 200 = 0 then now() end from generate_series(1, 20000) n`,
      [userId],
    );
    await fixtures.db.knex.raw('analyze messages');
    expect(await unreadCount(fixtures.db.knex, userId)).toBe(100);
    const plan = (await fixtures.db.knex.raw('explain select count(*) from messages where user_id = ? and read_at is null and archived_at is null', [userId])) as { rows: Record<string, string>[] };
    expect(JSON.stringify(plan.rows)).toContain('messages_unread');
  });
});
