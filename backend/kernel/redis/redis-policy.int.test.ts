import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { testRedisUrl } from '#testing/test-services.ts';
import { silentLogger } from '../logging/logger.ts';
import { createRedis } from './connection.ts';
import { checkRedisPolicy, UnsafeRedis, watchRedisPolicy } from './redis-policy.ts';

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

function connectTo(url: string): ReturnType<typeof createRedis> {
  const redis = createRedis({ url, log: silentLogger(), name: 'policy' });
  open.push({ close: () => redis.disconnect() });
  return redis;
}

/** Starts a server that answers only INFO, because another policy on the shared Redis would hurt other tests. */
async function redisThatSays(info: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      for (const command of chunk.toString().split(/(?=\*\d+\r\n)/)) {
        socket.write(/info/i.test(command) ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('accepts a Redis whose settings keep its keys, and a Redis that is away', async () => {
  expect(await checkRedisPolicy(connectTo(testRedisUrl()), { production: true })).toBe('safe');
  expect(await checkRedisPolicy(connectTo('redis://127.0.0.1:1'), { production: true })).toBe('away');
});

it.each([
  ['maxmemory_policy:allkeys-lru\r\naof_enabled:1\r\n', false, /maxmemory-policy allkeys-lru/],
  ['maxmemory_policy:noeviction\r\naof_enabled:0\r\n', true, /append-only/],
])('refuses a Redis with the unsafe settings %j', async (info, production, message) => {
  const redis = connectTo(await redisThatSays(info));
  const refusal = checkRedisPolicy(redis, { production });
  await expect(refusal).rejects.toThrow(UnsafeRedis);
  await expect(refusal).rejects.toThrow(message);
});

it('refuses an unsafe Redis that connects later, and does not report a safe one', async () => {
  const late = connectTo(await redisThatSays('maxmemory_policy:allkeys-lru\r\naof_enabled:1\r\n'));
  const refusal = new Promise<UnsafeRedis>((resolve) => watchRedisPolicy(late, { production: false }, resolve));
  expect((await refusal).message).toMatch(/maxmemory-policy allkeys-lru/);

  const good = connectTo(testRedisUrl());
  const told: unknown[] = [];
  watchRedisPolicy(good, { production: false }, (error) => told.push(error));
  expect(await checkRedisPolicy(good, { production: false })).toBe('safe');
  expect(told).toEqual([]);
});
