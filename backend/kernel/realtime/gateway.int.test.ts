import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { io as connectClient } from 'socket.io-client';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#testing/job-fixtures.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { createSocketOriginCheck } from '../http/origin-check.ts';
import { silentLogger } from '../logging/logger.ts';
import { newId } from '../ids.ts';
import { createPush } from './create-push.ts';
import { createGateway } from './gateway.ts';
import { RECOVERY_ENTRIES } from './gateway-options.ts';
import type { Gateway } from './gateway.ts';
import type { GatewayLimits } from './gateway-options.ts';

const ORIGIN = 'http://conjure.test';
const NO_REDIS = 'redis://127.0.0.1:1';
/** The test uses a database of its own in Redis. Messages that parallel tests push would count as missed by its tabs, and soon be too many to recover. */
const ownRedis = (): string => Object.assign(new URL(testRedisUrl()), { pathname: '/10' }).href;

describe('socket gateway', () => {
  const undo: (() => unknown)[] = [];
  /** The open sessions of this test, by their cookie. */
  const sessions = new Map<string, { userId: string; sessionId: string }>();
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
    sessions.clear();
  });

  const balance = { balance: 19, held: 1 };

  function redisOfTest(): Redis {
    const redis = new Redis(ownRedis());
    undo.push(() => redis.disconnect());
    return redis;
  }

  /** Waits until what the gateway pushes reaches the stream. A message that is pushed before the gateway has its connection to Redis cannot be recovered. */
  async function joinsStream(gateway: Gateway): Promise<void> {
    const redis = redisOfTest();
    const newest = async (): Promise<string | undefined> => (await redis.xrevrange('socket.io', '+', '-', 'COUNT', 1))[0]?.[0];
    const before = await newest();
    await eventually(async () => {
      gateway.push.toUser(newId(), 'balance', balance);
      return (await newest()) !== before;
    });
  }

  async function open(redisUrl = ownRedis(), limits: Partial<GatewayLimits> = {}): Promise<{ url: string; gateway: Gateway }> {
    const httpServer = createServer((_request, response) => response.end());
    const gateway = createGateway({
      https: false,
      httpServer,
      redisUrl,
      log: silentLogger(),
      originAllowed: createSocketOriginCheck({ publicUrl: ORIGIN }),
      validate: true,
      limits,
      viewerFromCookie: (cookie) => Promise.resolve(sessions.get(cookie ?? '') ?? null),
    });
    await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
    undo.push(async () => {
      await gateway.close();
      httpServer.closeAllConnections();
      await new Promise((resolve) => httpServer.close(resolve));
    });
    if (redisUrl !== NO_REDIS) await joinsStream(gateway);
    return { url: `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`, gateway };
  }

  function signIn(userId = newId()): { cookie: string; userId: string; sessionId: string } {
    const viewer = { userId, sessionId: newId() };
    const cookie = `sid=${viewer.sessionId}`;
    sessions.set(cookie, viewer);
    return { cookie, ...viewer };
  }

  type Options = Partial<ManagerOptions & SocketOptions>;
  function client(url: string, cookie: string, options: Options = {}): { socket: Socket; seen: [string, unknown][]; refusals: string[] } {
    const socket = connectClient(url, {
      transports: ['websocket'],
      extraHeaders: { cookie, origin: ORIGIN },
      reconnectionDelay: 50,
      reconnectionDelayMax: 100,
      forceNew: true,
      ...options,
    });
    const seen: [string, unknown][] = [];
    const refusals: string[] = [];
    socket.onAny((event: string, payload: unknown) => void seen.push([event, payload]));
    socket.on('connect_error', (error) => void refusals.push(error.message));
    undo.push(() => socket.disconnect());
    return { socket, seen, refusals };
  }

  function worker(): ReturnType<typeof createPush> {
    const push = createPush({ redisUrl: ownRedis(), log: silentLogger(), validate: true });
    undo.push(() => push.close());
    return push;
  }

  it.each([['websocket'], ['polling']])('a push of a worker reaches all tabs of its user over %s, and no tab of another user', async (transport) => {
    const one = await open();
    const two = await open();
    const ada = signIn();
    const options: Options = { transports: [transport as 'websocket'] };
    const tabs = [client(one.url, ada.cookie, options), client(two.url, ada.cookie, options)];
    const stranger = client(one.url, signIn().cookie, options);
    await eventually(() => [...tabs, stranger].every(({ socket }) => socket.connected));
    const push = worker();
    await pause(200);
    push.toUser(ada.userId, 'balance', balance);
    push.toUser(ada.userId, 'generation:delta', { id: newId(), attempt: 1, seq: 0, text: 'Once' });
    await eventually(() => tabs.every(({ seen }) => seen.length === 2));
    await pause(100);
    for (const { seen } of tabs) {
      expect(seen.find(([event]) => event === 'balance')?.[1]).toEqual(balance);
      expect(seen.find(([event]) => event === 'generation:delta')?.[1]).toMatchObject({ seq: 0, text: 'Once' });
    }
    expect(stranger.seen).toEqual([]);
  });

  it('refuses to push a payload that does not fit its contract', async () => {
    const { gateway } = await open();
    expect(() => gateway.push.toUser(newId(), 'balance', { balance: -1, held: 0 })).toThrow();
  });

  it('refuses sockets of signed-out people and of foreign origins, and ignores rooms that a client asks for', async () => {
    const { url, gateway } = await open();
    const nobody = client(url, 'sid=made-up');
    const ada = signIn();
    const foreign = client(url, ada.cookie, { extraHeaders: { cookie: ada.cookie, origin: 'https://evil.test' } });
    const mallory = client(url, signIn().cookie, { auth: { room: `user:${ada.userId}` }, query: { room: `user:${ada.userId}` } });
    await eventually(() => nobody.refusals.length > 0 && foreign.refusals.length > 0 && mallory.socket.connected);
    expect(nobody.refusals[0]).toBe('unauthorized');
    mallory.socket.emit('join', `user:${ada.userId}`);
    await pause(100);
    gateway.push.toUser(ada.userId, 'balance', balance);
    await pause(100);
    expect(mallory.seen).toEqual([]);
    expect(foreign.socket.connected).toBe(false);
  });

  it('closes all sockets of a session at once, in every process', async () => {
    const one = await open();
    const two = await open();
    const ada = signIn();
    const elsewhere = signIn(ada.userId);
    const tab = client(one.url, ada.cookie);
    const phone = client(one.url, elsewhere.cookie);
    await eventually(() => tab.socket.connected && phone.socket.connected);
    await pause(100);
    two.gateway.push.closeSession(ada.sessionId);
    await eventually(() => !tab.socket.connected, 1_000);
    expect(phone.socket.connected).toBe(true);
    two.gateway.push.closeUser(ada.userId);
    await eventually(() => !phone.socket.connected, 1_000);
  });

  /** Waits until Redis holds what a server needs to recover this socket. The adapter stores it some time after the client is gone. */
  async function recoverable(socket: Socket): Promise<void> {
    const { _pid: pid } = socket as unknown as { _pid: string };
    const redis = redisOfTest();
    await eventually(async () => (await redis.exists(`sio:session:${pid}`)) === 1);
  }

  async function dropped(url: string, gateway: Gateway, who: ReturnType<typeof signIn>): Promise<ReturnType<typeof client>> {
    const tab = client(url, who.cookie, { reconnection: false });
    await eventually(() => tab.socket.connected);
    gateway.push.toUser(who.userId, 'balance', balance);
    await eventually(() => tab.seen.length === 1);
    tab.socket.io.engine.close();
    await eventually(() => !tab.socket.connected);
    await recoverable(tab.socket);
    gateway.push.toUser(who.userId, 'balance', { balance: 1, held: 0 });
    await pause(50);
    return tab;
  }

  it('a tab that reconnects with the same session receives the messages that it missed', async () => {
    const { url, gateway } = await open();
    const ada = signIn();
    const tab = await dropped(url, gateway, ada);
    tab.socket.connect();
    await eventually(() => tab.seen.length === 2);
    expect(tab.socket.recovered).toBe(true);
    expect(tab.seen[1]![1]).toEqual({ balance: 1, held: 0 });
  });

  it('does not recover a tab after too many messages to other users, so that its client fetches what changed', async () => {
    const { url, gateway } = await open();
    const tab = await dropped(url, gateway, signIn());
    for (let n = 0; n < RECOVERY_ENTRIES; n += 1) gateway.push.toUser(newId(), 'balance', { balance: n, held: 0 });
    await pause(100);
    tab.socket.connect();
    await eventually(() => tab.socket.connected);
    await pause(100);
    expect(tab.socket.recovered).toBe(false);
    expect(tab.seen.length).toBe(1);
  });

  it('neither a revoked session nor the next session on the same page receives missed messages', async () => {
    const { url, gateway } = await open();
    const ada = signIn();
    const tab = await dropped(url, gateway, ada);
    sessions.delete(ada.cookie);
    // The bytes on the wire are read, because the client library would hold events back until it is connected.
    const raw: unknown[] = [];
    tab.socket.io.on('packet' as never, ((packet: unknown) => void raw.push(packet)) as never);
    tab.socket.connect();
    await eventually(() => tab.refusals.length > 0);
    expect(JSON.stringify(raw)).not.toContain('balance');
    expect(tab.refusals).toEqual(['unauthorized']);

    const grace = signIn();
    const shared = await dropped(url, gateway, grace);
    sessions.set(grace.cookie, { userId: newId(), sessionId: newId() });
    shared.socket.connect();
    await eventually(() => shared.socket.connected);
    await pause(100);
    expect(shared.socket.recovered).toBe(false);
    expect([tab.seen.length, shared.seen.length]).toEqual([1, 1]);
  });

  it('disconnects a client that sends too many messages or one that is too large', async () => {
    const { url } = await open();
    const noisy = client(url, signIn().cookie, { reconnection: false });
    const fat = client(url, signIn().cookie, { reconnection: false });
    const calm = client(url, signIn().cookie, { reconnection: false });
    await eventually(() => [noisy, fat, calm].every(({ socket }) => socket.connected));
    for (let i = 0; i < 60; i += 1) noisy.socket.emit('x', i);
    for (let i = 0; i < 40; i += 1) calm.socket.emit('x', i);
    fat.socket.emit('x', 'y'.repeat(17 * 1024));
    await eventually(() => !noisy.socket.connected && !fat.socket.connected);
    expect(calm.socket.connected).toBe(true);
  });

  it('delivers pushes to the sockets of its own process while Redis is away', async () => {
    const { url, gateway } = await open(NO_REDIS);
    const ada = signIn();
    const tab = client(url, ada.cookie);
    await eventually(() => tab.socket.connected, 2_000);
    gateway.push.toUser(ada.userId, 'balance', balance);
    await eventually(() => tab.seen.length === 1, 1_000);
    gateway.push.closeSession(ada.sessionId);
    await eventually(() => !tab.socket.connected, 1_000);
  });

  it('a server that shuts down lets its clients reconnect to another one, which sends what they missed', async () => {
    const one = await open();
    const two = await open();
    const ada = signIn();
    const tab = client(one.url, ada.cookie, { reconnection: false });
    await eventually(() => tab.socket.connected);
    one.gateway.push.toUser(ada.userId, 'balance', balance);
    await eventually(() => tab.seen.length === 1);
    await one.gateway.close();
    await eventually(() => !tab.socket.connected);
    await recoverable(tab.socket);
    two.gateway.push.toUser(ada.userId, 'balance', { balance: 2, held: 0 });
    await pause(50);
    (tab.socket.io as unknown as { uri: string }).uri = two.url;
    tab.socket.connect();
    await eventually(() => tab.seen.length === 2);
    expect(tab.socket.recovered).toBe(true);
  });

  it('a server that shuts down lets its sockets go in small groups, so that they do not all reconnect in the same moment', async () => {
    const { url, gateway } = await open();
    const ada = signIn();
    const tabs = Array.from({ length: 35 }, () => client(url, ada.cookie, { reconnection: false }));
    await eventually(() => tabs.every(({ socket }) => socket.connected), 5_000);
    const cutAt: number[] = [];
    for (const { socket } of tabs) socket.on('disconnect', () => cutAt.push(performance.now()));
    await gateway.release();
    await eventually(() => cutAt.length === 35);
    expect(Math.max(...cutAt) - Math.min(...cutAt)).toBeGreaterThan(400);
    expect(tabs.every(({ socket }) => !socket.connected)).toBe(true);
  });
});
