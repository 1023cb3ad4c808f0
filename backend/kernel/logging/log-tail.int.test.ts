import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Redis } from 'ioredis';
import { DAY_MS } from '#contracts/durations.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { systemClock } from '../clock.ts';
import { newId } from '../ids.ts';
import { createRedis, isReady } from '../redis/connection.ts';
import { createLogTail } from './log-tail.ts';
import type { LogTail } from './log-tail.ts';
import { createLogger, silentLogger } from './logger.ts';

let redis: Redis;
let prefix: string;
let tail: LogTail;
beforeAll(async () => {
  redis = createRedis({ url: testRedisUrl(), log: silentLogger(), name: 'tail' });
  await eventually(() => isReady(redis));
});
afterAll(() => redis.disconnect());
beforeEach(() => {
  prefix = `tail${newId().slice(-12)}`;
  tail = createLogTail({ clock: systemClock, prefix, lines: 4_000 });
  tail.attach(redis);
});

const nowhere = { write: () => undefined };
const logger = (name = 'api') => createLogger({ level: 'debug', name, destination: nowhere, tail });
const all = { level: 0, limit: 200 };
const messages = async (question: object = {}): Promise<unknown[]> => (await tail.read({ ...all, ...question })).lines.map(({ text }) => (JSON.parse(text) as { msg: string }).msg);

it('keeps the last log lines of several processes, and finds the lines of a request by its id, latest first', async () => {
  const [requestId, other] = [newId(), newId()];
  logger('api').info({ requestId }, 'first');
  logger('worker').warn({ requestId: other }, 'second');
  logger('worker').error({ requestId }, 'third');
  await tail.flush();
  expect(await messages()).toEqual(['third', 'second', 'first']);
  expect(await messages({ about: requestId })).toEqual(['third', 'first']);
  expect(await messages({ level: 40 })).toEqual(['third', 'second']);
  const page = await tail.read({ ...all, limit: 2 });
  expect(page.lines).toHaveLength(2);
  expect(await messages({ before: page.next! })).toEqual(['first']);
});

it('removes secrets from the kept log lines, by the names of fields and by the shape of texts', async () => {
  const secrets = ['correct-horse-9', `cjr_${'k'.repeat(43)}`, `sk_live_${'x'.repeat(24)}`, `whsec_${'y'.repeat(32)}`, `sk-proj-${'z'.repeat(40)}`, `eyJhbGciOiJIUzI1NiJ9.${'p'.repeat(20)}.${'s'.repeat(20)}`, '$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo'];
  const [password, ...shaped] = secrets;
  logger().info({ password, headers: { authorization: `Bearer ${'t'.repeat(30)}` } }, `sent ${shaped.join(' then ')}`);
  logger().error({ err: new Error('connect postgres://owner:hunter22@db.internal:5432/conjure'), url: 'redis://:hunter22@cache:6379' }, `Authorization: Bearer ${'t'.repeat(30)}`);
  await tail.flush();
  const kept = JSON.stringify((await tail.read(all)).lines) + JSON.stringify(await redis.xrange(`${prefix}:log-tail`, '-', '+'));
  for (const secret of [...secrets, 'hunter22', 't'.repeat(30)]) expect(kept).not.toContain(secret);
  expect(kept).toContain('db.internal');
});

it('keeps the main facts of a log line that is too long, and keeps a limited number of lines for a day', async () => {
  const requestId = newId();
  logger().info({ requestId, answer: 'x'.repeat(20_000) }, 'y'.repeat(5_000));
  await tail.flush();
  const [line] = (await tail.read({ ...all, about: requestId })).lines;
  expect(line!.text.length).toBeLessThanOrEqual(4_096);
  expect(JSON.parse(line!.text)).toMatchObject({ requestId, cut: true, name: 'api' });
  const small = createLogTail({ clock: systemClock, prefix, lines: 100 });
  small.attach(redis);
  for (let round = 0; round < 10; round += 1) {
    for (let at = 0; at < 100; at += 1) small.write(`{"level":30,"msg":"${at}"}`);
    await small.flush();
  }
  // Redis removes entries of a stream in nodes of 100, so more lines than the limit may remain.
  expect(await redis.xlen(`${prefix}:log-tail`)).toBeLessThanOrEqual(300);
  expect(await redis.pttl(`${prefix}:log-tail`)).toBeGreaterThan(DAY_MS - 60_000);
});

it('drops log lines instead of waiting while Redis is slow or away, and says how many', async () => {
  const slow = createLogTail({ clock: systemClock, prefix, lines: 4_000 });
  const log = createLogger({ level: 'info', name: 'api', destination: nowhere, tail: slow });
  const startedAt = performance.now();
  for (let at = 0; at < 5_000; at += 1) log.info({ at }, 'burst');
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  await slow.flush();
  await expect(slow.read(all)).rejects.toThrow('away');
  slow.attach(redis);
  await slow.flush();
  const found = await tail.read(all);
  expect((JSON.parse(found.lines[0]!.text) as { msg: string }).msg).toBe('4600 lines were dropped here: they came faster than Redis takes them');
  expect(await redis.xlen(`${prefix}:log-tail`)).toBe(401);
});
