import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raceCancels } from '#testing/cancel-race.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import { presentRuns } from './queries/present-runs.ts';
import { ownerCalls } from './testing/owner-calls.ts';

let fixtures: GenerationFixtures;
const provider = scriptedProvider();
const original = { ...provider.script };
const { attempt, cancel, finished } = ownerCalls(() => fixtures);
beforeAll(async () => {
  fixtures = await openGenerationFixtures({ sources: [provider], options: { storeTextMs: 10, deltaMs: 10 } });
});
afterAll(() => fixtures.close());
beforeEach(() => {
  Object.assign(provider.script, original);
  provider.texts.length = 0;
});

describe('stopping a run', () => {
  it('ends a queued run at once when its owner stops it, releases its tokens and starts the next waiting run', async () => {
    const userId = await fixtures.user(10);
    const runs = [];
    for (let n = 0; n < 4; n += 1) runs.push(await fixtures.ask(userId));
    expect(runs[3]!.dispatched_at).toBeNull();
    expect(await cancel(userId, runs[0]!.id)).toMatchObject({ status: 'cancelled' });
    expect(await fixtures.receipt(runs[0]!.id)).toMatchObject({ captured: 0, released: 1 });
    expect((await fixtures.run(runs[3]!.id)).dispatched_at).not.toBeNull();
    expect(await fixtures.events(runs[0]!.id)).toEqual(['generation_requested', 'generation_cancelled']);
    await attempt(runs[0]!.id);
    expect(provider.texts).toHaveLength(0);
  });

  it('aborts the provider’s call within a second when the owner stops a running text, keeps the words and charges their share', async () => {
    const workers = await fixtures.work();
    const userId = await fixtures.user(10);
    provider.script.text = async function* ({ signal }) {
      yield Array.from({ length: 300 }, (_, n) => `w${n}`).join(' ');
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    };
    const { id } = await fixtures.ask(userId, { length: 1000 });
    while ((await fixtures.run(id)).output_text === null) await pause(10);
    const stopped = performance.now();
    expect(await cancel(userId, id)).toMatchObject({ status: 'cancelled' });
    const { signal } = provider.texts.find((request) => request.idempotencyKey === `${id}-0`)!;
    while (!signal.aborted) await pause(5);
    expect(performance.now() - stopped).toBeLessThan(1_000);
    // The price is 2 tokens × 300 of 1,000 words, rounded up.
    expect(await fixtures.receipt(id)).toMatchObject({ held: 2, captured: 1, released: 1 });
    await workers.close({ graceMs: 1_000, deadlineMs: 2_000 });
    const run = await fixtures.run(id);
    expect(run.output_text).toMatch(/^w0 w1 .* w299$/);
    const [view] = await presentRuns(fixtures.db.knex, fixtures.deps, [run]);
    expect(view!.outputs).toEqual([{ kind: 'text', text: run.output_text, mime: 'text/markdown' }]);
    expect(await fixtures.events(id)).toEqual(['generation_requested', 'generation_cancelled']);
  }, 20_000);

  it('charges nothing for a running video that its owner stops', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId, { contentType: 'video' });
    const controller = new AbortController();
    provider.script.video = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const running = attempt(id, controller.signal);
    while ((await fixtures.run(id)).status !== 'running') await pause(5);
    await cancel(userId, id);
    controller.abort(new Error('cancelled'));
    await running.catch(() => undefined);
    expect(await fixtures.run(id)).toMatchObject({ status: 'cancelled' });
    expect(await fixtures.receipt(id)).toMatchObject({ held: 5, captured: 0, released: 5 });
  });

  it('charges a stopped image run for the images that have arrived', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId, { contentType: 'image', quantity: 3 });
    provider.script.image = ({ position }) => (position === 0 ? Promise.resolve(Buffer.from('one')) : new Promise(() => undefined));
    const controller = new AbortController();
    const running = attempt(id, controller.signal);
    while ((await fixtures.run(id)).delivered === 0) await pause(5);
    await cancel(userId, id);
    controller.abort(new Error('cancelled'));
    await running.catch(() => undefined);
    expect(await fixtures.receipt(id)).toMatchObject({ held: 6, captured: 2, released: 4 });
  });

  it('ends a run once when its owner stops it while it succeeds, and captures and releases exactly what was held', async () => {
    const stopped = await raceCancels(fixtures, 12, 10);
    expect(stopped).toBeGreaterThan(0);
    expect(stopped).toBeLessThan(120);
    expect(await fixtures.ledger.violations(fixtures.db.knex)).toEqual([]);
  }, 60_000);

  it('changes nothing when a run is stopped a second time, and refuses to stop a finished run', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId);
    await cancel(userId, id);
    expect(await cancel(userId, id)).toMatchObject({ status: 'cancelled' });
    await expect(cancel(userId, await finished(userId))).rejects.toMatchObject({ code: 'already_finished', status: 409 });
  });
});
