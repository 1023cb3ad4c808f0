import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import { testDataFile } from '#testing/test-data.ts';
import type { ProviderFailure } from '../../provider.port.ts';
import type { GenerationProvider, TextRequest } from '../../provider.port.ts';
import { createOpenAiCompatible } from './index.ts';

let double: OpenAiDouble;
let provider: GenerationProvider;

const providerOver = ({ baseUrl }: OpenAiDouble, callTimeoutMs: number): GenerationProvider => {
  const at = { baseUrl, apiKey: 'canary-provider-key', model: 'double' };
  return createOpenAiCompatible({
    id: 'main', text: at, image: { ...at, model: 'gpt-image-1' }, video: { ...at, model: 'sora-2' }, moderation: at,
    limits: { callTimeoutMs, videoPollMs: 5, imageBytes: 2 * 1024 * 1024, textCharacters: 2_000 },
  });
};

beforeEach(async () => {
  double = await startOpenAiDouble();
  provider = providerOver(double, 10_000);
});
afterEach(() => double.close());

const request = (overrides: Partial<TextRequest> = {}): TextRequest => ({
  prompt: 'A short note about rabbits', system: 'You are a careful writer.', negative: null, model: 'double', seed: 7,
  subject: { title: null, category: null, values: [] }, signal: new AbortController().signal, length: 60,
  idempotencyKey: 'run-1', ...overrides,
});
const imageRequest = () => ({ ...request({ model: 'gpt-image-1' }), aspect: '1:1' as const, position: 0 });
const videoRequest = (jobIds: string[] = [], resumeJobId: string | null = null) => ({
  ...request({ model: 'sora-2' }), aspect: '16:9' as const, resumeJobId,
  onJob: (id: string) => Promise.resolve(void jobIds.push(id)), onProgress: () => undefined,
});

async function write(overrides: Partial<TextRequest> = {}): Promise<string> {
  let text = '';
  for await (const piece of provider.streamText!(request(overrides))) text += piece;
  return text;
}
const failureOf = async (work: Promise<unknown>): Promise<ProviderFailure> => {
  try {
    await work;
  } catch (error) {
    return error as ProviderFailure;
  }
  throw new Error('expected a failure');
};
const skipModeration = { do: 'ok' } as const;

describe('OpenAI-compatible provider', () => {
  it('streams a text from an OpenAI-compatible server, and sends it the key, the idempotency key and the documented fields', async () => {
    expect(await write()).toBe('A double wrote these words.');
    const chat = double.calls.find((call) => call.path === '/chat/completions')!;
    expect(chat.headers.authorization).toBe('Bearer canary-provider-key');
    expect(chat.headers['idempotency-key']).toBe('run-1');
    expect(chat.body).toMatchObject({ model: 'double', stream: true, seed: 7 });
  });

  it.skipIf(!testDataFile('openai-openapi-subset.json'))(
    'sends an OpenAI-compatible server only requests that fit the public OpenAPI description (skips where that file is absent)',
    async () => {
      await write();
      await provider.makeImage!(imageRequest());
      await provider.makeVideo!(videoRequest());
      expect(double.calls.length).toBeGreaterThan(6);
      expect(double.calls.flatMap((call) => call.problems)).toEqual([]);
    },
  );

  it.each([
    [{ do: 'status', status: 500 }, 'server_error', true],
    [{ do: 'status', status: 400 }, 'invalid_request', false],
    [{ do: 'status', status: 401 }, 'invalid_request', false],
    [{ do: 'status', status: 400, code: 'content_policy_violation' }, 'refused', false],
    [{ do: 'cut', words: ['half ', 'a '] }, 'cut_stream', true],
    [{ do: 'cut', words: ['half ', 'a '], politely: true }, 'cut_stream', true],
    [{ do: 'lost' }, 'unavailable', true],
    [{ do: 'huge', bytes: 50 * 1024 * 1024 }, 'too_large', true],
    [{ do: 'ok', words: [] }, 'empty', true],
    [{ do: 'ok', words: ['x'.repeat(3000)] }, 'too_large', true],
  ] as const)('turns the failure %# of a provider\'s server into its failure code, without the API key in the message', async (behaviour, code, retryable) => {
    double.script(skipModeration, behaviour as never);
    const failure = await failureOf(write());
    expect(failure).toMatchObject({ name: 'ProviderFailure', code, retryable });
    expect(`${failure.message} ${String(failure.stack)}`).not.toContain('canary-provider-key');
  });

  it.each([
    ['seconds', '30', 30_000, 30_000],
    ['a date 90 s ahead', new Date(Date.now() + 90_000).toUTCString(), 80_000, 91_000],
    ['a date that is past', 'Wed, 21 Oct 2015 07:28:00 GMT', 0, 0],
    ['an hour, which is cut to two minutes', '3600', 120_000, 120_000],
    ['no number and no date', 'soon', 1_000, 1_000],
  ])('passes on how long a provider that answers 429 asks to wait by Retry-After: %s', async (_kind, retryAfter, atLeast, atMost) => {
    double.script(skipModeration, { do: 'status', status: 429, retryAfter });
    const failure = await failureOf(write());
    expect(failure).toMatchObject({ code: 'rate_limited' });
    expect(failure.retryAfterMs).toBeGreaterThanOrEqual(atLeast);
    expect(failure.retryAfterMs).toBeLessThanOrEqual(atMost);
  });

  it('aborts a provider call at once, so that the provider sees the connection close', async () => {
    double.script(skipModeration, { do: 'hang' });
    const controller = new AbortController();
    const writing = failureOf(write({ signal: controller.signal }));
    await expect.poll(() => double.calls.length).toBe(2);
    const before = performance.now();
    controller.abort(new Error('cancelled'));
    expect(await writing).toMatchObject({ code: 'aborted' });
    expect(performance.now() - before).toBeLessThan(500);
    await expect.poll(() => double.calls[1]!.aborted).toBe(true);
  });

  it('refuses a prompt that the provider\'s moderation flags, and goes on when the provider has no moderation endpoint', async () => {
    expect(await failureOf(write({ prompt: 'FORBIDDEN rabbits' }))).toMatchObject({ code: 'refused' });
    expect(double.calls.map((call) => call.path)).toEqual(['/moderations']);
    double.script({ do: 'status', status: 404 });
    expect(await write()).not.toBe('');
    await write();
    expect(double.calls.filter((call) => call.path === '/moderations')).toHaveLength(2);
  });

  it('decodes a provider\'s picture, and refuses an answer that is no picture', async () => {
    expect(await provider.makeImage!(imageRequest())).toMatchObject({ mime: 'image/webp', width: 64, height: 64 });
    double.script(skipModeration, { do: 'empty' });
    expect(await failureOf(provider.makeImage!(imageRequest()))).toMatchObject({ code: 'empty' });
    double.script(skipModeration, { do: 'garbage' });
    expect(await failureOf(provider.makeImage!(imageRequest()))).toMatchObject({ code: 'bad_answer' });
    double.script(skipModeration, { do: 'huge', bytes: 50 * 1024 * 1024 });
    expect(await failureOf(provider.makeImage!(imageRequest()))).toMatchObject({ code: 'too_large' });
  });

  it('creates one video job, reports its id before anything else, and resumes it when asked again', async () => {
    const jobIds: string[] = [];
    expect(await provider.makeVideo!(videoRequest(jobIds))).toMatchObject({ mime: 'video/mp4', width: 1280, durationMs: 4000 });
    expect(jobIds).toEqual(['video_1']);
    await provider.makeVideo!(videoRequest([], 'video_1'));
    expect(double.videoJobs()).toBe(1);
  });

  it('limits the time of every HTTP call of a video job', async () => {
    double.script(skipModeration, { do: 'ok' }, { do: 'hang' });
    provider = providerOver(double, 1_000);
    expect(await failureOf(provider.makeVideo!(videoRequest()))).toMatchObject({ code: 'timeout', retryable: true });
  });
});
