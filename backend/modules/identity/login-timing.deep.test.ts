import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { requestReset } from '#contracts/password-reset.ts';
import { PRODUCTION_HASHES } from '#testing/quick-hash.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const SAMPLES = 200;
const ROUNDS = 3;
const PEOPLE = 20;
const TOLERANCE_MS = 5;
const UNLIMITED = '1000000/60';

let app: TestApp;
let known: string[];
beforeAll(async () => {
  app = await createTestApp({ overrides: { ...PRODUCTION_HASHES, RATE_LIMIT_LOGIN_ACCOUNT: UNLIMITED, RATE_LIMIT_RESET_ACCOUNT: UNLIMITED } });
  known = [];
  for (let index = 0; index < PEOPLE; index += 1) known.push((await app.register()).username);
});
afterAll(() => app.close());

const unknown = Array.from({ length: PEOPLE }, (_, index) => `nobody-${index}`);

/** Measures the median times in ms of requests with known and with unknown names. They alternate, so that a slow moment affects both. */
async function medians(ask: (username: string) => Promise<unknown>): Promise<{ known: number; unknown: number }> {
  const times: [number[], number[]] = [[], []];
  for (let sample = -PEOPLE; sample < SAMPLES; sample += 1) {
    for (const [group, names] of [known, unknown].entries()) {
      const startedAt = performance.now();
      await ask(names[(sample + PEOPLE) % PEOPLE]!);
      if (sample >= 0) times[group]!.push(performance.now() - startedAt);
    }
  }
  const [first, second] = times.map((list) => list.sort((a, b) => a - b)[SAMPLES / 2]!);
  return { known: first!, unknown: second! };
}

/** Measures up to `ROUNDS` times and returns the smallest difference in ms. A busy machine causes a difference now and then, a leak causes one each time. */
async function difference(what: string, ask: (username: string) => Promise<unknown>): Promise<number> {
  const differences: number[] = [];
  do {
    const found = await medians(ask);
    console.info(`${what}: known ${found.known.toFixed(1)} ms, unknown ${found.unknown.toFixed(1)} ms`);
    differences.push(Math.abs(found.known - found.unknown));
  } while (differences.at(-1)! > TOLERANCE_MS && differences.length < ROUNDS);
  return Math.min(...differences);
}

it('a sign-in takes the same time for names that exist and names that do not', async () => {
  const visitor = app.visitor();
  const found = await difference('sign-in', (username) => call(visitor, login, { body: { username, password: 'not the password' } }));
  expect(found).toBeLessThanOrEqual(TOLERANCE_MS);
}, 180_000);

it('a reset request takes equally long whether or not the account exists', async () => {
  const visitor = app.visitor();
  const found = await difference('reset request', (username) => call(visitor, requestReset, { body: { email: `${username}@example.test` } }));
  expect(found).toBeLessThanOrEqual(TOLERANCE_MS);
}, 180_000);
