import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { createProductStack } from '#testing/product-stack.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { testRedisUrl } from '#testing/test-services.ts';

const LOGINS = 500;
const UNLIMITED = '1000000/60';
const SAMPLES = 300;
const ROUNDS = 4;
/** Latencies below this many ms are not compared, because their ratio would measure the machine and not the server. */
const NOISE_MS = 15;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

/** Sends plain node requests, because `fetch` would itself use a part of the core that the server needs. */
function send(url: string, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const call = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode!, retryAfter: answer.headers['retry-after'] }));
    });
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}

/** Measures the 99th percentile in ms of reads that are sent one after the other. */
async function readP99(url: string): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const startedAt = performance.now();
    await send(`${url}/api/pricing`);
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[Math.floor(SAMPLES * 0.99)]!;
}

describe('five hundred sign-ins at once (docs/rules/identity.md#login-limits)', () => {
  let api: ServerProcess;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase('storm', 'seeded');
    const storageDir = await mkdtemp(join(tmpdir(), 'conjure-storm-'));
    const stack = createProductStack({
      databaseUrl: database.url,
      redisUrl: testRedisUrl(),
      storageDir,
      env: { REDIS_PREFIX: `t${newId().slice(-12)}`, RATE_LIMIT_LOGIN_ADDRESS: UNLIMITED, RATE_LIMIT_LOGIN_ACCOUNT: UNLIMITED, LOG_LEVEL: 'error' },
    });
    api = await stack.api();
    close = async () => {
      await stack.close();
      await database.drop();
      await rm(storageDir, { recursive: true, force: true });
    };
  }, 60_000);
  afterAll(() => close());

  const login = (name: string) => send(`${api.url}/api/auth/login`, { username: name, password: 'not the password' });

  /** Measures the 99th percentile of reads, in ms, while one person at a time signs in. */
  async function calm(): Promise<number> {
    let signingIn = true;
    const alone = (async () => {
      while (signingIn) await login('somebody');
    })();
    const p99 = await readP99(api.url);
    signingIn = false;
    await alone;
    return p99;
  }

  /** Measures the 99th percentile of reads, in ms, while five hundred users sign in at once. A refused user tries again after the given seconds. */
  async function storm(): Promise<{ p99: number; answers: Answer[] }> {
    let over = false;
    const answers: Answer[] = [];
    const insist = async (name: string): Promise<void> => {
      do {
        const answer = await login(name);
        answers.push(answer);
        if (answer.status === 503) await wait(Number(answer.retryAfter) * 1_000);
      } while (!over);
    };
    const clients = Array.from({ length: LOGINS }, (_, index) => insist(`somebody-${index}`));
    const p99 = await readP99(api.url);
    over = true;
    await Promise.all(clients);
    return { p99, answers };
  }

  let first: Awaited<ReturnType<typeof storm>>;

  it('of five hundred sign-ins at once, at least fifty wait, and the others get 503 with a time to try again', async () => {
    // These reads warm up the server, so that the next test does not measure its start.
    await readP99(api.url);
    first = await storm();
    const { answers } = first;
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(50 + Math.max(1, availableParallelism() - 1));
    expect((await login('afterwards')).status).toBe(401);
  }, 120_000);

  it('five hundred sign-ins at once leave reads fast: their p99 is at most twice that with one sign-in at a time', async () => {
    const rounds = [{ one: await calm(), many: first.p99 }];
    // Other tests run at the same time, so a busy machine may miss the limit. Only a miss in every round fails the test.
    while (rounds.length < ROUNDS && !rounds.some(holds)) rounds.push({ one: await calm(), many: (await storm()).p99 });
    console.info(`p99 of reads with one sign-in and with 500: ${rounds.map(({ one, many }) => `${one.toFixed(1)} and ${many.toFixed(1)} ms`).join(', ')}`);
    expect(rounds.some(holds)).toBe(true);
  }, 120_000);
});

const holds = ({ one, many }: { one: number; many: number }): boolean => many <= Math.max(2 * one, one + NOISE_MS);
