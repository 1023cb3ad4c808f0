import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JobAborted } from '#kernel/jobs/job-errors.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import { cancelGeneration } from './commands/cancel-generation.ts';

let fixtures: GenerationFixtures;
const provider = scriptedProvider();
beforeAll(async () => {
  fixtures = await openGenerationFixtures({ sources: [provider], options: { storeTextMs: 300, deltaMs: 10 } });
});
afterAll(() => fixtures.close());

it('keeps every word of a stopped text that its owner was shown, and charges for the words stored when it was stopped', async () => {
  const userId = await fixtures.user(10);
  provider.script.text = async function* ({ signal }) {
    yield 'stored '.repeat(100);
    await pause(400);
    yield 'stored '.repeat(100);
    // These words reach the owner's tabs at once, before the next store of the run's row is due.
    await pause(100);
    yield 'shown '.repeat(400);
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  };
  const { id } = await fixtures.ask(userId, { length: 1000 });
  const controller = new AbortController();
  const running = fixtures.module.generation.runAttempt(id, { signal: controller.signal });
  const shown = () => fixtures.pushed.filter(({ event }) => event === 'generation:delta').map(({ payload }) => (payload as { text: string }).text).join('');
  while (!shown().includes('shown')) await pause(5);
  await fixtures.db.transaction((tx) => cancelGeneration(tx, fixtures.deps, userId, id));
  controller.abort(new JobAborted('cancelled', 'stopped by its owner'));
  await running.catch(() => undefined);
  expect((await fixtures.run(id)).output_text).toBe(shown());
  // The price is 2 tokens × 200 of 1,000 words, rounded up to 1. With 400 words it would also round up to 1.
  expect(await fixtures.receipt(id)).toMatchObject({ held: 2, captured: 1, released: 1 });
});
