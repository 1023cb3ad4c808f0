import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io as connect } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUnreadCount, listMessages, markAllMessagesRead, markMessageRead } from '#contracts/messages.ts';
import { getMe, logout } from '#contracts/identity.ts';
import { realtimeEvents } from '#contracts/realtime.ts';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { newId } from '#kernel/ids.ts';
import { tokenReward } from '#modules/wallet/index.ts';
import { eventually } from '#testing/job-fixtures.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { createProductStack } from '#testing/product-stack.ts';
import type { ProductStack } from '#testing/product-stack.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { testRedisUrl } from '#testing/test-services.ts';

describe('worker process', () => {
  let app: TestApp;
  let stack: ProductStack;
  let worker: ServerProcess;
  let storageDir: string;
  beforeAll(async () => {
    app = await createTestApp();
    const { config } = app.services;
    storageDir = await mkdtemp(join(tmpdir(), 'conjure-worker-'));
    stack = createProductStack({
      databaseUrl: config.database.url,
      redisUrl: testRedisUrl(),
      storageDir,
      env: { REDIS_PREFIX: config.redis.prefix },
    });
    worker = await stack.worker();
  }, 60_000);
  afterAll(async () => {
    await stack.close();
    await app.close();
    await rm(storageDir, { recursive: true, force: true });
  });

  const unread = async (user: HttpUser): Promise<number> => (await call(user, getUnreadCount)).body.count;

  it('turns the welcome gift of a new account into one message, which only its owner can mark as read', async () => {
    const user = await app.register();
    await eventually(async () => (await unread(user)) === 1);
    const { body, headers } = await call(user, listMessages, { query: { limit: 1 } });
    expect(body).toMatchObject([{ type: 'token_reward', category: 'system', priority: 'normal', read: false, isRealtime: false }]);
    expect(body[0]!.content).toContain('20 tokens');
    expect(headers.get('x-next-cursor')).toBeNull();

    const stranger = await app.register();
    expect((await call(stranger, markMessageRead, { params: { id: body[0]!.id } })).status).toBe(404);
    expect((await call(user, markMessageRead, { params: { id: newId() } })).status).toBe(404);
    expect((await call(user, markMessageRead, { params: { id: 'not-an-id' } })).status).toBe(400);
    expect((await call(user, markMessageRead, { params: { id: body[0]!.id }, key: newId() })).body).toEqual({ success: true });
    expect(await unread(user)).toBe(0);
    expect((await call(user, markAllMessagesRead, { key: newId() })).body).toEqual({ success: true });
    expect((await call(app.visitor(), listMessages)).status).toBe(401);
    expect((await call(user, listMessages, { query: { before: 'nonsense' } })).status).toBe(400);
  });

  it('pushes a message to the open browser of its reader, over a socket with the same session', async () => {
    const user = await app.register();
    const me = await call(user, getMe);
    const socket = connect(app.url, { transports: ['websocket'], extraHeaders: { cookie: user.cookie(), origin: app.url }, forceNew: true });
    try {
      await eventually(() => socket.connected);
      const received = new Promise<RealtimePayload<'message'>>((resolve) => socket.once('message', resolve));
      const { db, outbox } = app.services;
      await db.transaction((tx) => outbox.publish(tx, tokenReward, { userId: me.body.user!.id, amount: 3, reason: 'A streak of three days' }));
      const { message } = realtimeEvents.message.parse(await received);
      expect(message).toMatchObject({ type: 'token_reward', isRealtime: true, read: false });
      expect((await call(user, logout)).status).toBe(200);
      await eventually(() => !socket.connected, 1_000);
    } finally {
      socket.disconnect();
    }
  });

  it('answers /healthz of the worker with ok, and /metrics with figures of the outbox, jobs and queues', async () => {
    expect(await (await fetch(`${worker.url}/healthz`)).json()).toEqual({ status: 'ok' });
    const metrics = await (await fetch(`${worker.url}/metrics`)).text();
    expect(metrics).toMatch(/outbox_moved_rows_total [1-9]/);
    expect(metrics).toMatch(/job_duration_seconds_count\{job="events\.handle_event",outcome="completed"\} [1-9]/);
    expect(metrics).toContain('queue_jobs{queue="events",state="failed"} 0');
  });

  it('ends a worker within 8 s of SIGTERM, and lets a new one continue after a worker was killed', { timeout: 90_000 }, async () => {
    const startedAt = performance.now();
    await worker.kill('SIGTERM');
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    expect(worker.log()).toContain('stopped');
    worker = await stack.worker({ FAILPOINT: 'outbox.after_add' });
    const user = await app.register();
    expect(await worker.ended()).toBe('SIGKILL');
    worker = await stack.worker();
    // The killed worker may have begun to handle the event. Then the lock of that job must expire before the new worker can take it.
    await eventually(async () => (await unread(user)) === 1, 25_000);
    expect((await call(user, listMessages)).body).toHaveLength(1);
  });
});
