import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FreeRunBody } from '#contracts/generation.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { Behaviour, OpenAiDouble } from '#testing/openai-double.ts';
import { acceptRun } from './commands/accept-run.ts';
import type { GenerationRow } from './models/generation.model.ts';
import { createOpenAiCompatible } from './providers/openai-compatible/index.ts';
import { hostedModels } from './providers/provider-models.ts';

// These tests use a provider double that fails on demand, over real HTTP. Queues, worker and ledger are real.
let fixtures: GenerationFixtures;
let double: OpenAiDouble;
const TIMEOUT_MS = 1_200;

beforeAll(async () => {
  double = await startOpenAiDouble();
  const endpoint = { baseUrl: double.baseUrl, apiKey: 'sk-canary', model: 'double' };
  const provider = createOpenAiCompatible({
    id: 'hosted', text: endpoint, image: endpoint, video: endpoint,
    limits: { videoPollMs: 20, imageBytes: 2_000_000, textCharacters: 20_000 },
  });
  fixtures = await openGenerationFixtures({
    sources: [{ provider, models: hostedModels('hosted', { text: 'double', image: 'double', video: 'double' }) }],
    options: { timeoutMs: { text: TIMEOUT_MS, image: 2_000, video: 4_000, challenge: 4_000 }, storeTextMs: 30, deltaMs: 20 },
  });
  await fixtures.work();
  await make();
}, 60_000);
afterAll(async () => {
  await fixtures.close();
  await double.close();
});
beforeEach(() => {
  double.calls.length = 0;
  double.always({ do: 'ok' });
});

async function make(body: Partial<FreeRunBody> = {}, ...behaviours: Behaviour[]): Promise<{ userId: string; run: GenerationRow }> {
  double.script(...behaviours);
  const userId = await fixtures.user(30);
  const { id } = await fixtures.ask(userId, body);
  return { userId, run: await fixtures.ended(id, 20_000) };
}

const callTimes = (path: string): number[] => double.calls.filter((call) => call.path === path).map((call) => call.at);
const bounded = (ms: number, from: number, to: number): void => {
  expect(ms).toBeGreaterThanOrEqual(from);
  expect(ms).toBeLessThanOrEqual(to);
};

describe('an improvement of a template', () => {
  it('fails an improvement at no cost when the model writes a template longer than the price covers', async () => {
    double.always({ do: 'ok', words: Array.from({ length: 60 }, (_, n) => `word${n} `) });
    const requester = { userId: await fixtures.user(30), plan: 'free' as const, requestHash: null, expectedTotal: 1, patterns: createPatternCheck() };
    const { id } = await fixtures.db.transaction(async (tx) => {
      const run = await acceptRun(tx, fixtures.deps, requester, { source: 'free', wish: { contentType: 'text', prompt: 'A template', length: 50 } });
      await tx('generations').where({ id: run.id }).update({ run_source: 'improve' });
      return run;
    });
    expect(await fixtures.ended(id, 20_000)).toMatchObject({ status: 'failed' });
    expect(await fixtures.receipt(id)).toMatchObject({ captured: 0, released: 1 });
  });
});

describe('a run that works', () => {
  it('streams a text to its owner in order, stores it, captures its price and publishes one success event', async () => {
    const words = Array.from({ length: 40 }, (_, n) => `word${n} `);
    const { userId, run } = await make({}, { do: 'ok', words, delayMs: 5 });
    expect(run).toMatchObject({ status: 'succeeded', output_text: words.join(''), progress: 100, delivered: 1, attempt_no: 1 });
    const deltas = fixtures.pushed.filter(({ event, userId: to }) => event === 'generation:delta' && to === userId);
    const payloads = deltas.map(({ payload }) => payload as { seq: number; text: string; attempt: number });
    expect(payloads.map(({ text }) => text).join('')).toBe(words.join(''));
    expect(payloads.map(({ seq }) => seq)).toEqual(payloads.map((_, index) => index));
    expect(payloads.length).toBeLessThan(words.length);
    expect(await fixtures.events(run.id)).toEqual(['generation_requested', 'generation_success']);
    expect(await fixtures.receipt(run.id)).toMatchObject({ held: 1, captured: 1, released: 0, status: 'settled' });
    const states = fixtures.pushed.filter(({ event, userId: to }) => event === 'generation' && to === userId);
    expect(states.map(({ payload }) => (payload as { generation: { status: string } }).generation.status)).toContain('succeeded');
  });

  it('makes the images of a run one by one, stores each at once, and sends the provider one idempotency key per image', async () => {
    const { run } = await make({ contentType: 'image', quantity: 3 });
    expect(run).toMatchObject({ status: 'succeeded', delivered: 3 });
    const outputs = await fixtures.db.knex('generation_outputs').where({ generation_id: run.id });
    expect(outputs).toHaveLength(3);
    const keys = double.calls.map((call) => call.headers['idempotency-key']);
    expect(keys).toEqual([`${run.id}-0`, `${run.id}-1`, `${run.id}-2`]);
    expect(await fixtures.receipt(run.id)).toMatchObject({ captured: 6, released: 0 });
  });

  it('makes a video, shows its progress to the owner and stores the id of the provider\'s job', async () => {
    const { userId, run } = await make({ contentType: 'video' });
    expect(run).toMatchObject({ status: 'succeeded', delivered: 1, provider_job_id: expect.stringMatching(/^video_/) as string });
    const progress = fixtures.pushed
      .filter(({ event, userId: to }) => event === 'generation' && to === userId)
      .map(({ payload }) => (payload as { generation: { progress: number } }).generation.progress);
    expect(progress.some((percent) => percent > 0 && percent < 100)).toBe(true);
    expect(await fixtures.receipt(run.id)).toMatchObject({ captured: 5 });
  });
});

describe('a provider that fails', () => {
  it('tries a failing provider three times, about 0.3 and 0.6 s apart, then fails the run, releases its hold and tells its owner', async () => {
    double.always({ do: 'status', status: 500 });
    const { run } = await make();
    const at = callTimes('/chat/completions');
    expect(at).toHaveLength(3);
    // A busy machine may delay a call. So the upper bound allows more than the planned wait, but less than the next, doubled wait.
    bounded(at[1]! - at[0]!, 270, 590);
    bounded(at[2]! - at[1]!, 540, 1_190);
    expect(run).toMatchObject({ status: 'failed', error_code: 'server_error', failures: 2, attempt_no: 3 });
    expect(run.error_message).toMatch(/Nothing was charged\./);
    expect(await fixtures.receipt(run.id)).toMatchObject({ held: 1, captured: 0, released: 1, status: 'settled' });
    expect(await fixtures.events(run.id)).toEqual(['generation_requested', 'generation_error']);
  });

  it.each<[string, Behaviour, string]>([
    ['answers with HTML in place of JSON', { do: 'garbage' }, 'cut_stream'],
    ['answers with JSON that has no output', { do: 'empty' }, 'cut_stream'],
    ['closes the connection in the middle of its stream', { do: 'cut', words: ['Half ', 'a '] }, 'cut_stream'],
    ['ends its stream without a finish reason', { do: 'cut', words: ['Half ', 'a '], politely: true }, 'cut_stream'],
    ['closes the connection without an answer', { do: 'lost' }, 'unavailable'],
  ])('charges nothing for a run whose provider %s', async (_, behaviour, code) => {
    double.always(behaviour);
    const { run } = await make();
    expect(run).toMatchObject({ status: 'failed', error_code: code });
    expect(callTimes('/chat/completions')).toHaveLength(3);
    expect(await fixtures.receipt(run.id)).toMatchObject({ captured: 0, released: 1 });
    expect(double.calls.every((call) => call.headers['idempotency-key'] === `${run.id}-0`)).toBe(true);
  }, 20_000);

  it('aborts a provider call that hangs when the attempt\'s time limit has passed', async () => {
    double.always({ do: 'hang' });
    const { run } = await make();
    expect(double.calls.every((call) => call.aborted)).toBe(true);
    const at = callTimes('/chat/completions');
    bounded(at[1]! - at[0]!, TIMEOUT_MS + 300, TIMEOUT_MS + 800);
    expect(run.error_code).toBe('timeout');
  });

  it('stores and charges only the text of the second attempt when the first attempt failed halfway', async () => {
    const { userId, run } = await make({}, { do: 'cut', words: ['Wrong ', 'start '] }, { do: 'ok', words: ['All ', 'new.'] });
    expect(run).toMatchObject({ status: 'succeeded', output_text: 'All new.', attempt_no: 2, failures: 1 });
    const attempts = fixtures.pushed
      .filter(({ event, userId: to }) => event === 'generation:delta' && to === userId)
      .map(({ payload }) => payload as { attempt: number; seq: number });
    expect(attempts.find(({ attempt }) => attempt === 2)).toMatchObject({ seq: 0 });
    expect(await fixtures.receipt(run.id)).toMatchObject({ captured: 1 });
  });

  it('calls a provider that answers 429 again after its Retry-After, without counting a failed attempt', async () => {
    const busy: Behaviour = { do: 'status', status: 429, retryAfter: '1' };
    const { run } = await make({}, busy, busy, busy);
    const at = callTimes('/chat/completions');
    expect(at).toHaveLength(4);
    bounded(at[1]! - at[0]!, 950, 2_500);
    expect(run).toMatchObject({ status: 'succeeded', failures: 0 });
  }, 20_000);

  it('blocks a run at no cost after one call when the provider refuses the request', async () => {
    const { run } = await make({}, { do: 'status', status: 400, code: 'content_policy_violation' });
    expect(run).toMatchObject({ status: 'blocked', error_code: 'refused' });
    expect(double.calls).toHaveLength(1);
    expect(await fixtures.receipt(run.id)).toMatchObject({ captured: 0 });
    expect(await fixtures.events(run.id)).toEqual(['generation_requested', 'generation_error']);
  });

  it('ends a run partial when one of three pictures fails, and its owner pays for the other two', async () => {
    double.always({ do: 'status', status: 500 });
    const { run } = await make({ contentType: 'image', quantity: 3 }, { do: 'ok' }, { do: 'status', status: 500 }, { do: 'ok' });
    expect(run).toMatchObject({ status: 'partial', delivered: 2, error_code: 'server_error' });
    expect(run.error_message).toMatch(/^2 of 3 images arrived/);
    expect(double.calls).toHaveLength(5);
    expect(await fixtures.receipt(run.id)).toMatchObject({ held: 6, captured: 4, released: 2 });
    expect(await fixtures.events(run.id)).toEqual(['generation_requested', 'generation_success']);
  });

  it('asks a failing provider about the same video job in the next attempts, and creates no second job', async () => {
    const before = double.videoJobs();
    const { run } = await make({ contentType: 'video' }, { do: 'ok' }, { do: 'status', status: 500 }, { do: 'status', status: 503 });
    expect(run).toMatchObject({ status: 'succeeded', attempt_no: 3, failures: 2 });
    expect(double.videoJobs() - before).toBe(1);
  });

  it('leaves a ledger without violations after runs that succeeded and failed', async () => {
    expect(await fixtures.ledger.violations(fixtures.db.knex)).toEqual([]);
  });
});
