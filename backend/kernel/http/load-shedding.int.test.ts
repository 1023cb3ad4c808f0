import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createKernelApp } from '#testing/kernel-app.ts';
import type { KernelApp } from '#testing/kernel-app.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import { SHED_ORDER } from './load-shedding.ts';

const RUN = { expectedTotal: 99, contentType: 'text', prompt: 'A quiet lighthouse' };
let app: KernelApp;
afterEach(() => app.close());

const gauge = async (name: string): Promise<string> => (await app.services.registry.getSingleMetricAsString(name).catch(() => '')).split('\n').filter((line) => !line.startsWith('#')).join(' ');

/** Holds `count` requests open while `ask` sends its own requests. Returns what `ask` gives. */
async function holding<T>(count: number, ask: () => Promise<T>): Promise<T> {
  const holder = app.visitor();
  const before = await app.rows();
  const held = Array.from({ length: count }, (_, at) => holder.send('POST', '/api/test/rows', { body: { name: `held ${at}`, pauseMs: 2_000 } }));
  await wait(500);
  const answer = await ask();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(count).fill(201));
  expect(await app.rows()).toBe(before + count);
  return answer;
}

type Requests = Record<string, () => Promise<{ status: number }>>;

/** The requests of each kind that load can refuse or must let in. */
function requestsOf(member: HttpUser): Requests {
  const visitor = app.visitor();
  return {
    visitorReads: () => visitor.send('GET', '/api/prompts?limit=1'),
    visitorPage: () => visitor.send('GET', '/marketplace'),
    memberReads: () => member.send('GET', '/api/user/balance'),
    newRun: () => member.send('POST', '/api/ai/generate', { body: RUN }),
    cancels: () => member.send('POST', '/api/generations/0193e3a4-5b6c-7d8e-9f01-23456789abcd/cancel'),
    health: () => visitor.send('GET', '/healthz'),
  };
}

/** Sends the requests one after the other, because each of them counts as a request under way. Returns their statuses. */
async function asked(member: HttpUser): Promise<Record<string, number>> {
  // Under load the webhook of the payment provider is let in. Without a configured provider its own answer is also 503, so the test compares the code.
  expect((await app.visitor().send('POST', '/api/stripe/webhook', { body: {} })).body).toMatchObject({ code: 'payment_unavailable' });
  const seen: Record<string, number> = {};
  for (const [name, send] of Object.entries(requestsOf(member))) seen[name] = (await send()).status;
  return seen;
}

it.each([
  [0, { visitorReads: 200, visitorPage: 404, memberReads: 200, newRun: 202, cancels: 404, health: 200 }],
  [4, { visitorReads: 503, visitorPage: 503, memberReads: 200, newRun: 202, cancels: 404, health: 200 }],
  [5, { visitorReads: 503, visitorPage: 503, memberReads: 503, newRun: 202, cancels: 404, health: 200 }],
  [6, { visitorReads: 503, visitorPage: 503, memberReads: 503, newRun: 503, cancels: 404, health: 200 }],
])('with %i requests under way and a limit of 4, the first to be refused are visitors, then reads of people, then new runs', async (count, expected) => {
  app = await createKernelApp({ overrides: { OVERLOAD_REQUESTS: '4', DATABASE_POOL_MAX: '40' } });
  const member = await app.register();
  expect(await holding(count, () => asked(member))).toEqual(expected);
  expect((await member.send('POST', '/api/auth/logout')).status).toBe(200);
  // The metric also lists kinds that were never refused, with 0, so that the first refusal shows as an increase.
  if (count === 0) for (const kind of SHED_ORDER) expect(await gauge('http_requests_shed_total')).toContain(`kind="${kind}"} 0`);
  if (count === 6) expect(await gauge('http_requests_shed_total')).toMatch(/kind="anonymous_read"\} 2.*kind="member_read"\} 1.*kind="new_work"\} 1/);
});

it('a refusal under load says when to come again, in JSON to programs and in a sentence to browsers', async () => {
  app = await createKernelApp({ overrides: { OVERLOAD_REQUESTS: '2' } });
  const { program, page } = await holding(3, async () => ({ program: await app.visitor().send('GET', '/api/prompts'), page: await app.visitor().send('GET', '/marketplace') }));
  for (const answer of [program, page]) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect([answer.status, answer.headers.get('x-content-type-options'), answer.headers.get('cache-control')]).toEqual([503, 'nosniff', 'no-store']);
  }
  expect(program.body).toMatchObject({ requestId: program.headers.get('x-request-id') });
  expect(program.body).toMatchObject({ success: false, code: 'unavailable' });
  expect(page.text).toBe('Many people are here at the moment. Please try again in a few seconds.');
});

it('a refusal under load counts among the answers in the metrics, and writes no line into the log', async () => {
  const lines: unknown[] = [];
  const log = { ...silentLogger(), error: (...line: unknown[]) => void lines.push(line), info: (...line: unknown[]) => void lines.push(line) };
  app = await createKernelApp({ overrides: { OVERLOAD_REQUESTS: '2' }, log });
  await holding(3, async () => {
    lines.length = 0;
    expect((await app.visitor().send('GET', '/api/prompts?limit=1')).status).toBe(503);
    expect(lines).toEqual([]);
    expect(await gauge('http_request_duration_seconds')).toMatch(/route="other",status="503"\} 1/);
  });
});

it('refuses requests that wait too long for a database connection, and lets in those that are never refused', async () => {
  app = await createKernelApp({ overrides: { OVERLOAD_DELAY_MS: '100', DATABASE_POOL_MAX: '2' } });
  const member = await app.register();
  const { visitorReads, memberReads, newRun, cancels, health } = requestsOf(member) as Required<Requests>;
  const statuses = await holding(6, () => Promise.all([visitorReads, memberReads, newRun, cancels, health].map(async (send) => (await send!()).status)));
  expect(statuses).toEqual([503, 503, 503, 404, 200]);
  expect((await memberReads!()).status).toBe(200);
});
