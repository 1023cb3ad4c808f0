import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { createRedis } from '#kernel/redis/connection.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { createRateLimits } from './rate-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { placesInProcess, placesInRedis } from './reservations.ts';
import type { Places } from './reservations.ts';

const LIMIT = { points: 5, seconds: 60 };
const ASKERS = 20;
const PREFIX = `test:${newId()}`;
let connections: Redis[];
beforeAll(async () => {
  connections = Array.from({ length: ASKERS }, () => new Redis(testRedisUrl()));
  await Promise.all(connections.map((redis) => redis.ping()));
});
afterAll(() => connections.forEach((redis) => redis.disconnect()));

/** Lets twenty processes ask for a place at the same moment. Returns how many got one. */
async function race(placesOf: (redis: Redis) => Pick<Places, 'take'>): Promise<number> {
  const subject = newId();
  const askers = connections.map(placesOf);
  let ready = 0;
  let open!: () => void;
  const barrier = new Promise<void>((resolve) => (open = resolve));
  const answers = askers.map(async (places, index) => {
    ready += 1;
    if (ready === ASKERS) open();
    await barrier;
    return places.take(subject, `asker ${index}`, LIMIT);
  });
  return (await Promise.all(answers)).filter(({ taken }) => taken).length;
}

describe('places that processes count together', () => {
  it('of twenty processes that ask for a place at once, exactly as many get one as the limit allows', async () => {
    for (let round = 0; round < 5; round += 1) expect(await race((redis) => placesInRedis(redis, PREFIX))).toBe(LIMIT.points);
  });

  it('a look at the count before a separate write would give more places than the limit allows', async () => {
    const lookThenWrite = (redis: Redis): Pick<Places, 'take'> => ({
      async take(subject, id) {
        if ((await redis.hlen(`${PREFIX}:twin:${subject}`)) >= LIMIT.points) return { taken: false, msUntilFree: 1 };
        await redis.hincrby(`${PREFIX}:twin:${subject}`, id, 1);
        return { taken: true };
      },
    });
    expect(await race(lookThenWrite)).toBeGreaterThan(LIMIT.points);
  });
});

const codes = async (asked: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(asked)).map((answer) => (answer.status === 'fulfilled' ? 'taken' : (answer.reason as { code: string }).code));

describe.each([
  ['Redis', () => createRedis({ url: testRedisUrl(), log: silentLogger(), name: 'places' })],
  ['the process while Redis is away', () => createRedis({ url: 'redis://127.0.0.1:1', log: silentLogger(), name: 'places' })],
])('a reservation in %s', (_where, connect) => {
  let redis: Redis;
  let limits: RateLimits<'visit'>;
  beforeAll(async () => {
    redis = connect();
    await redis.ping().catch(() => undefined);
    if (redis.status !== 'ready') await new Promise<void>((resolve) => redis.once('ready', () => resolve()).once('close', () => resolve()));
    limits = createRateLimits({ allowances: { visit: { points: 2, seconds: 60 } }, redis, prefix: PREFIX });
  });
  afterAll(() => redis.disconnect());
  const ask = (subject: string, id: string) => limits.reserve('visit', subject, id);

  it('a rate limit reserves one place however often the same id asks for it, and refuses a further id with the time to wait', async () => {
    const subject = newId();
    for (const id of ['a', 'a', 'b', 'a', 'b']) await ask(subject, id);
    await expect(ask(subject, 'c')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) as number });
    expect(await codes([ask(newId(), 'c')])).toEqual(['taken']);
  });

  it('a rate limit frees a reserved place once all requests that asked with its id gave it back', async () => {
    const subject = newId();
    const [first, copy] = [await ask(subject, 'a'), await ask(subject, 'a')];
    await ask(subject, 'b');
    await first();
    expect(await codes([ask(subject, 'c')])).toEqual(['rate_limited']);
    await copy();
    expect(await codes([ask(subject, 'c'), ask(subject, 'd')])).toEqual(['taken', 'rate_limited']);
  });
});

it('the places that a process counts for itself are free again at the end of their time', async () => {
  let now = 0;
  const places = placesInProcess(() => now);
  for (const id of ['a', 'b', 'c', 'd', 'e']) await places.take('one', id, LIMIT);
  expect(await places.take('one', 'f', LIMIT)).toEqual({ taken: false, msUntilFree: 60_000 });
  now = 60_000;
  expect(await places.take('one', 'f', LIMIT)).toEqual({ taken: true });
});

it('the places in Redis are free again at the end of their time, and a place that is returned later changes nothing', async () => {
  const places = placesInRedis(connections[0]!, PREFIX);
  const [subject, short] = [newId(), { points: 1, seconds: 0.05 }];
  await places.take(subject, 'a', short);
  expect(await places.take(subject, 'b', short)).toMatchObject({ taken: false });
  while (!(await places.take(subject, 'b', short)).taken) await new Promise((resolve) => setTimeout(resolve, 10));
  await places.giveBack(subject, 'a');
  expect(await connections[0]!.hgetall(`${PREFIX}:places:${subject}`)).toEqual({ b: '1' });
});
