import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { expectConverged } from './expect-converged.ts';
import { startOwnRedis } from './own-redis.ts';
import type { OwnRedis } from './own-redis.ts';
import { openRecoveryStack } from './recovery-stack.ts';
import type { RecoveryStack } from './recovery-stack.ts';

const USERS = 6;
const RUNS_EACH = 6;
const ANSWER_WITHIN_MS = 2_000;

interface Timed {
  status: number;
  ms: number;
}

describe('losing Redis under load', () => {
  let redis: OwnRedis;
  let stack: RecoveryStack;
  let url: string;
  beforeAll(async () => {
    redis = await startOwnRedis();
    stack = await openRecoveryStack({ redisUrl: redis.url });
    stack.double.always({ do: 'ok', words: Array.from({ length: 40 }, (_, n) => `word${n} `), delayMs: 25 });
    const [api] = await Promise.all([stack.api(), stack.worker()]);
    url = api.url;
  }, 120_000);
  afterAll(async () => {
    await stack.close();
    await redis.stop();
  });

  const timed = async (asking: Promise<{ status: number }>): Promise<Timed> => {
    const startedAt = performance.now();
    const { status } = await asking;
    return { status, ms: Math.round(performance.now() - startedAt) };
  };

  /** All users request all their runs, spread over some seconds, and read in between. `meanwhile` runs in the middle of it. */
  async function underLoad(users: readonly HttpUser[], meanwhile: () => Promise<void>): Promise<{ asked: Timed[]; read: Timed[] }> {
    const asked: Timed[] = [];
    const read: Timed[] = [];
    const load = users.map(async (user, place) => {
      await wait(place * 60);
      for (let n = 0; n < RUNS_EACH; n += 1) {
        asked.push(await timed(stack.ask(user, { prompt: `Lighthouse ${n}` })));
        read.push(await timed(user.send('GET', '/api/generations')));
        await wait(350);
      }
    });
    await wait(700);
    await meanwhile();
    await Promise.all(load);
    return { asked, read };
  }

  async function expectNothingLost(users: readonly HttpUser[], { asked, read }: { asked: Timed[]; read: Timed[] }): Promise<number> {
    const tookMs = await expectConverged(stack.db, 45_000);
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...[...asked, ...read].map(({ ms }) => ms))).toBeLessThanOrEqual(ANSWER_WITHIN_MS);
    for (const user of users) {
      const { body } = await user.send<{ user: { username: string } | null }>('GET', '/api/auth/me');
      expect(body.user?.username).toBe(user.username);
      const list = (await user.send<{ status: string }[]>('GET', '/api/generations')).body;
      expect(list.map(({ status }) => status)).toEqual(Array(RUNS_EACH).fill('succeeded'));
      expect((await user.send<number>('GET', '/api/user/balance')).body).toBe(20 - RUNS_EACH);
    }
    return tookMs;
  }

  it.each<[string, () => Promise<void>]>([
    ['killed and started again', async () => {
      await redis.kill();
      await wait(2_000);
      await redis.restart();
    }],
    ['emptied by FLUSHALL', async () => {
      const client = new Redis(redis.url);
      for (let n = 0; n < 6; n += 1) {
        await client.flushall();
        await wait(300);
      }
      client.disconnect();
    }],
  ])('after Redis was %s the API goes on answering, every run ends and is paid for once, and all users stay signed in', { timeout: 120_000 }, async (name, disaster) => {
    const users = await Promise.all(Array.from({ length: USERS }, () => registerUser(url)));
    const answers = await underLoad(users, disaster);
    const tookMs = await expectNothingLost(users, answers);
    const slowest = Math.max(...[...answers.asked, ...answers.read].map(({ ms }) => ms));
    console.log(`Redis ${name}: ${answers.asked.length} runs, all well ${tookMs} ms after the load; slowest answer ${slowest} ms`);
  });
});
