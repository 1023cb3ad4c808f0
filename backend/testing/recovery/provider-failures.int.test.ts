import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stoppedTextPrice } from '#contracts/generation.ts';
import type { FreeRunBody, GenerationDetail } from '#contracts/generation.ts';
import { newId } from '#kernel/ids.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { registerUser } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';
import type { Behaviour } from '#testing/openai-double.ts';
import { expectConverged } from './expect-converged.ts';
import { CANARY_KEY, openRecoveryStack } from './recovery-stack.ts';
import type { RecoveryStack } from './recovery-stack.ts';
import { redisContents } from './redis-contents.ts';

const TIMEOUT_MS = 900;
/** How much later than its wait an attempt may begin: the worker must notice the failure, the queue has its pace, and the machine may be busy. */
const SLACK_MS = 3_000;
const MEGABYTES_50 = 50 * 1024 * 1024;

/** The text of a run: what has arrived so far while it runs, what was kept when it has ended. */
const textOf = ({ text, outputs }: GenerationDetail): string =>
  text ?? outputs.flatMap((output) => (output.kind === 'text' ? [output.text] : [])).join('');

interface Told {
  type: string;
  subject: string;
  content: string;
  relatedEntityId: string | null;
}

describe('a provider that misbehaves', () => {
  let stack: RecoveryStack;
  let url: string;
  const bodies: string[] = [];
  const waits: [number, number][] = [];
  beforeAll(async () => {
    stack = await openRecoveryStack({
      env: { GENERATION_TEXT_TIMEOUT_MS: String(TIMEOUT_MS), GENERATION_IMAGE_TIMEOUT_MS: '20000', LOG_LEVEL: 'trace' },
    });
    const [api] = await Promise.all([stack.api(), stack.worker()]);
    url = api.url;
  }, 120_000);
  afterAll(async () => {
    console.log('waits between attempts in ms:', JSON.stringify(waits));
    await stack.close();
  });
  beforeEach(() => {
    stack.double.calls.length = 0;
    stack.double.always({ do: 'ok' });
  });
  afterEach(async () => {
    await expectConverged(stack.db);
    expect(stack.logs()).not.toContain(CANARY_KEY);
  });

  async function seen<T>(user: HttpUser, path: string): Promise<T> {
    const answer = await user.send<T>('GET', path);
    bodies.push(answer.text);
    return answer.body;
  }
  const runOf = async (user: HttpUser, id: string) => (await seen<{ generation: GenerationDetail }>(user, `/api/generations/${id}`)).generation;

  /** Requests a run and waits for its end. */
  async function make(body: Partial<FreeRunBody>, ...behaviours: Behaviour[]): Promise<{ user: HttpUser; run: GenerationDetail }> {
    const user = await registerUser(url);
    stack.double.script(...behaviours);
    const { body: accepted } = await stack.ask(user, body);
    await stack.allEnded(25_000);
    return { user, run: await runOf(user, accepted.generation.id) };
  }

  async function messagesAbout(user: HttpUser, id: string): Promise<Told[]> {
    let found: Told[] = [];
    await eventually(async () => {
      found = (await seen<Told[]>(user, '/api/messages')).filter(({ relatedEntityId }) => relatedEntityId === id);
      return found.length > 0;
    }, 10_000);
    return found;
  }

  async function expectFree(user: HttpUser, run: GenerationDetail, status: string): Promise<void> {
    expect(run.status).toBe(status);
    expect(run.receipt).toMatchObject({ captured: 0, status: 'settled' });
    expect(run.receipt!.released).toBe(run.receipt!.held);
    expect(await seen(user, '/api/user/balance')).toBe(20);
    const told = await messagesAbout(user, run.id);
    expect(told.map(({ type }) => type)).toEqual(['generation_error']);
    expect(told[0]!.content).toMatch(/nothing was charged/i);
    expect(told[0]!.content).not.toMatch(/undefined|null|Error\b|https?:|\b[45]\d\d\b|[a-z]_[a-z]|\{|scripted/);
  }

  it.each<[string, Behaviour]>([
    ['never answers', { do: 'hang' }],
    ['answers 500', { do: 'status', status: 500 }],
    ['answers with HTML in place of JSON', { do: 'garbage' }],
    ['answers 50 MB', { do: 'huge', bytes: MEGABYTES_50 }],
    ['closes the connection in the middle of its stream', { do: 'cut', words: ['Half ', 'a ', 'story '] }],
    ['ends its stream without a finish reason', { do: 'cut', words: ['Half ', 'a '], politely: true }],
    ['answers with JSON that has no output', { do: 'empty' }],
  ])('a provider that %s is asked three times, then the run fails at no cost and says so', { timeout: 60_000 }, async (_, behaviour) => {
    stack.double.always(behaviour);
    const { user, run } = await make({});
    const at = stack.double.calls.map((call) => call.at);
    expect(at).toHaveLength(3);
    const perAttempt = behaviour.do === 'hang' ? TIMEOUT_MS : 0;
    const [first, second] = [at[1]! - at[0]! - perAttempt, at[2]! - at[1]! - perAttempt];
    waits.push([Math.round(first), Math.round(second)]);
    // The waits between attempts are at least 300 and 600 ms. A busy machine may record an earlier call late, which makes the measured wait shorter.
    expect(first).toBeGreaterThanOrEqual(270);
    expect(second).toBeGreaterThanOrEqual(540);
    if (behaviour.do !== 'huge') {
      expect(first).toBeLessThanOrEqual(400 + SLACK_MS);
      expect(second).toBeLessThanOrEqual(700 + SLACK_MS);
    }
    await expectFree(user, run, 'failed');
  });

  it('a provider that asks us to wait gets no request for that time, and the run uses no attempt', { timeout: 60_000 }, async () => {
    const failing: Behaviour = { do: 'status', status: 500 };
    const { run } = await make({}, { do: 'status', status: 429, retryAfter: '2' }, failing, failing, { do: 'ok' });
    const at = stack.double.calls.map((call) => call.at);
    expect(at).toHaveLength(4);
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(1_990);
    expect(run).toMatchObject({ status: 'succeeded', receipt: { held: 1, captured: 1, released: 0 } });
  });

  it('a run whose content the provider refuses is not tried again, and ends blocked at no cost', { timeout: 60_000 }, async () => {
    const { user, run } = await make({}, { do: 'status', status: 400, code: 'content_policy_violation' });
    expect(stack.double.calls).toHaveLength(1);
    await expectFree(user, run, 'blocked');
  });

  it('a run that succeeds at its third attempt is paid once', { timeout: 60_000 }, async () => {
    const failing: Behaviour = { do: 'status', status: 500 };
    const { user, run } = await make({}, failing, { do: 'cut', words: ['Half '] }, { do: 'ok', words: ['All ', 'of it.'] });
    expect(textOf(run)).toBe('All of it.');
    expect(run).toMatchObject({ status: 'succeeded', receipt: { held: 1, captured: 1, released: 0 } });
    expect(await seen(user, '/api/user/balance')).toBe(19);
    expect((await messagesAbout(user, run.id)).map(({ type }) => type)).toEqual(['generation_success']);
  });

  it('a run of which the provider makes two of four pictures is charged for two', { timeout: 60_000 }, async () => {
    const failing: Behaviour = { do: 'status', status: 500 };
    const body = { contentType: 'image', length: undefined, quantity: 4 } as const;
    const { user, run } = await make(body, { do: 'ok' }, failing, { do: 'ok' }, failing, failing, failing, failing, failing);
    expect(stack.double.calls).toHaveLength(8);
    expect(run).toMatchObject({ status: 'partial', delivered: 2, receipt: { held: 8, captured: 4, released: 4 } });
    expect(run.outputs).toHaveLength(2);
    expect(run.error?.message).toMatch(/^2 of 4 images arrived.*paid only for what arrived/);
    expect(await seen(user, '/api/user/balance')).toBe(16);
    expect((await messagesAbout(user, run.id)).map(({ subject }) => subject)).toEqual(['2 of 4 are ready']);
  });

  it.each([[0], [40], [560]])('a text run that its owner stops after %i or more words is charged for the words that arrived', { timeout: 60_000 }, async (words) => {
    const ten = 'one two three four five six seven eight nine ten ';
    // The first words come at once and the others slowly, because an attempt has little time here, and a failed one would lose its words.
    stack.double.always(words === 0 ? { do: 'hang' } : { do: 'ok', words: [ten.repeat(words / 10), ...Array<string>(100).fill(ten)], delayMs: 40 });
    const user = await registerUser(url);
    const { body } = await stack.ask(user, { length: 1_000 });
    const { id } = body.generation;
    const written = (run: GenerationDetail): number => textOf(run).split(/\s+/).filter(Boolean).length;
    await eventually(async () => stack.double.calls.length > 0 && written(await runOf(user, id)) >= words, 10_000);
    const stopped = await user.send('POST', `/api/generations/${id}/cancel`, { key: newId() });
    expect(stopped.status).toBe(200);
    const run = await runOf(user, id);
    const price = stoppedTextPrice(2, written(run), 1_000);
    expect(run).toMatchObject({ status: 'cancelled', receipt: { held: 2, captured: price, released: 2 - price } });
    expect(price).toBe({ 0: 0, 40: 1, 560: 2 }[words]);
    await eventually(() => stack.double.calls[0]!.aborted, 5_000);
  });

  it('no user sees the key of a provider, not even when the provider repeats it in an error', { timeout: 60_000 }, async () => {
    const { user, run } = await make({}, { do: 'status', status: 401, message: `Incorrect API key provided: ${CANARY_KEY}` });
    expect(stack.double.calls[0]!.headers.authorization).toBe(`Bearer ${CANARY_KEY}`);
    await expectFree(user, run, 'failed');
    expect(bodies.join('\n')).not.toContain(CANARY_KEY);
    expect(await redisContents(stack.redisUrl, stack.prefix)).not.toContain(CANARY_KEY);
    const tables = await stack.db.knex('pg_tables').where({ schemaname: 'public' }).pluck('tablename') as string[];
    for (const table of tables) expect(JSON.stringify(await stack.db.knex(table)), table).not.toContain(CANARY_KEY);
  });
});
