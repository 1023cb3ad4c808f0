import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import type { Clock } from '#kernel/clock.ts';
import { ComeBackLater } from '#kernel/jobs/job-errors.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import { claimRun } from './commands/claim-run.ts';
import { endRun } from './commands/end-run.ts';

// The tests move the clock and start each attempt themselves: of a dead worker, only the run's row in the database is left.
let fixtures: GenerationFixtures;
const provider = scriptedProvider();
const original = { ...provider.script };
let offsetMs = 0;
const clock: Clock = { now: () => new Date(Date.now() + offsetMs) };
const signal = new AbortController().signal;

beforeAll(async () => {
  fixtures = await openGenerationFixtures({ sources: [provider], clock, options: { heartbeatMs: 30 } });
});
afterAll(() => fixtures.close());
beforeEach(() => {
  Object.assign(provider.script, original);
  provider.texts.length = 0;
});

const attempt = (id: string): Promise<void> => fixtures.module.generation.runAttempt(id, { signal });
const claim = (id: string) => claimRun(fixtures.deps, id);
const pass = (ms: number): void => {
  offsetMs += ms;
};

/** Makes the provider pause in the middle of a text until the test calls `resume`. */
function pausedText(): { reached: Promise<void>; resume(): void } {
  let reach!: () => void;
  let resume!: () => void;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const gate = new Promise<void>((resolve) => (resume = resolve));
  provider.script.text = async function* () {
    yield 'First ';
    reach();
    await gate;
    yield 'version.';
  };
  return { reached, resume };
}

describe('claiming a run', () => {
  it('gives a run to one worker: a second worker must come back later, and no worker can claim a finished run', async () => {
    const { id } = await fixtures.ask(await fixtures.user(5));
    expect(await claim(id)).toMatchObject({ status: 'running', attempt_no: 1, crashes: 0 });
    await expect(claim(id)).rejects.toBeInstanceOf(ComeBackLater);
    await fixtures.db.transaction((tx) => endRun(tx, fixtures.deps, { id, status: ['running'], attemptNo: 1 }, { status: 'succeeded', delivered: 1, text: 'x' }));
    expect(await claim(id)).toBeNull();
  });

  it('lets exactly one of twenty workers claim a run at the same time', async () => {
    const { id } = await fixtures.ask(await fixtures.user(5));
    const claims = await Promise.allSettled(Array.from({ length: 20 }, () => claim(id)));
    expect(claims.filter((result) => result.status === 'fulfilled' && result.value !== null)).toHaveLength(1);
  });

  it('lets another worker claim a run whose heartbeat is more than 10 s old, and counts a crash', async () => {
    const { id } = await fixtures.ask(await fixtures.user(5));
    await claim(id);
    pass(9_000);
    await expect(claim(id)).rejects.toBeInstanceOf(ComeBackLater);
    pass(2_000);
    expect(await claim(id)).toMatchObject({ attempt_no: 2, crashes: 1 });
  });
});

describe('a worker that froze and lost its run', () => {
  it('discards the late result of a worker that froze and lost its run, and stores and charges only the other worker\'s result', async () => {
    const { id } = await fixtures.ask(await fixtures.user(5));
    const slow = pausedText();
    const first = attempt(id);
    await slow.reached;
    await fixtures.db.knex('generations').where({ id }).update({ heartbeat_at: new Date(0) });
    Object.assign(provider.script, original);
    await attempt(id);
    slow.resume();
    await first;
    expect(await fixtures.run(id)).toMatchObject({ status: 'succeeded', output_text: 'Once upon a time.', attempt_no: 2 });
    expect(await fixtures.receipt(id)).toMatchObject({ captured: 1, status: 'settled' });
    expect(await fixtures.events(id)).toEqual(['generation_requested', 'generation_success']);
  });

  it('lets a worker that lost its run notice at its next heartbeat and abort the provider\'s call', async () => {
    const { id } = await fixtures.ask(await fixtures.user(5));
    const slow = pausedText();
    const first = attempt(id);
    await slow.reached;
    await fixtures.db.knex('generations').where({ id }).update({ attempt_no: 9 });
    await first;
    expect(provider.texts[0]!.signal.aborted).toBe(true);
    expect(await fixtures.run(id)).toMatchObject({ status: 'running', attempt_no: 9 });
  });
});

describe('the sweep', () => {
  it('lets the sweep end a run that lost three workers, at no cost', async () => {
    const { id } = await fixtures.ask(await fixtures.user(5));
    for (let start = 1; start <= 3; start += 1) {
      await claim(id);
      pass(11_000);
    }
    await expect(claim(id)).rejects.toBeInstanceOf(ComeBackLater);
    await fixtures.sweep();
    expect(await fixtures.run(id)).toMatchObject({ status: 'failed', error_code: 'crashed', attempt_no: 3 });
    expect(await fixtures.receipt(id)).toMatchObject({ captured: 0, released: 1 });
    expect(await fixtures.events(id)).toEqual(['generation_requested', 'generation_error']);
  });

  it('lets the sweep end a run whose deadline has passed, counted from its first claim', async () => {
    const { id } = await fixtures.ask(await fixtures.user(5));
    pass(HOUR_MS);
    await claim(id);
    pass(360_000 + 31_000);
    await fixtures.sweep();
    expect((await fixtures.run(id)).status).toBe('running');
    pass(1_000);
    await fixtures.sweep();
    expect(await fixtures.run(id)).toMatchObject({ status: 'failed', error_code: 'deadline' });
    expect(await fixtures.receipt(id)).toMatchObject({ captured: 0, released: 1 });
  });

  it('lets the sweep end an overdue run with some of its images as partial, and its owner pays for those images', async () => {
    const { id } = await fixtures.ask(await fixtures.user(10), { contentType: 'image', quantity: 3 });
    provider.script.image = async ({ position }) => {
      if (position < 2) return Buffer.from('picture');
      throw new Error('the process is about to die');
    };
    await expect(attempt(id)).rejects.toThrow();
    expect(await fixtures.run(id)).toMatchObject({ status: 'queued', delivered: 2, failures: 1 });
    pass(500_000);
    await fixtures.sweep();
    expect(await fixtures.run(id)).toMatchObject({ status: 'partial', delivered: 2 });
    expect(await fixtures.receipt(id)).toMatchObject({ held: 6, captured: 4, released: 2 });
  });

  it('lets the sweep end a run that waited a whole day for a slot, but not a younger one', async () => {
    const userId = await fixtures.user(10);
    const runs = [];
    for (let n = 0; n < 4; n += 1) runs.push(await fixtures.ask(userId));
    for (const run of runs.slice(0, 3)) await fixtures.db.knex('generations').where({ id: run.id }).update({ status: 'running', heartbeat_at: new Date(Date.now() + 10 ** 9) });
    pass(23 * HOUR_MS);
    await fixtures.sweep();
    expect((await fixtures.run(runs[3]!.id)).status).toBe('queued');
    pass(2 * HOUR_MS);
    await fixtures.sweep();
    expect(await fixtures.run(runs[3]!.id)).toMatchObject({ status: 'failed', error_code: 'waited_too_long', attempt_no: 0 });
    expect(await fixtures.receipt(runs[3]!.id)).toMatchObject({ captured: 0, released: 1 });
  });

  it('lets the sweep start waiting runs when slots are free: the oldest first, and no more than the slots allow', async () => {
    const userId = await fixtures.user(10);
    const runs = [];
    for (let n = 0; n < 6; n += 1) runs.push(await fixtures.ask(userId));
    // A process died after it ended a run and before it started the next one. So slots are free while runs still wait.
    await fixtures.db.knex('generations').whereIn('id', runs.slice(0, 2).map((run) => run.id)).update({ dispatched_at: null });
    await Promise.all([fixtures.sweep(), fixtures.sweep(), fixtures.sweep()]);
    const dispatched = await Promise.all(runs.map(async (run) => (await fixtures.run(run.id)).dispatched_at !== null));
    expect(dispatched).toEqual([true, true, true, false, false, false]);
  });

  it('ends a run once when the sweep and a worker end it at the same moment', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id } = await fixtures.ask(await fixtures.user(5));
      await claim(id);
      await fixtures.db.knex('generations').where({ id }).update({ deadline_at: new Date(0) });
      const finish = () =>
        fixtures.db.transaction((tx) => endRun(tx, fixtures.deps, { id, status: ['running'], attemptNo: 1 }, { status: 'succeeded', delivered: 1, text: 'x' }));
      await Promise.all([finish(), fixtures.sweep(), fixtures.sweep()]);
      const { status } = await fixtures.run(id);
      const { captured, released } = await fixtures.receipt(id);
      expect([status, captured, released]).toEqual(status === 'succeeded' ? ['succeeded', 1, 0] : ['failed', 0, 1]);
      expect(await fixtures.events(id)).toHaveLength(2);
    }
  });
});

describe('a lost queue', () => {
  it('lets the sweep put runs back from Postgres when their queue was lost, and every run ends', async () => {
    const userId = await fixtures.user(10);
    const runs = [];
    for (let n = 0; n < 5; n += 1) runs.push(await fixtures.ask(userId));
    await fixtures.db.knex('outbox_jobs').delete();
    await fixtures.flushQueues();
    pass(11_000);
    await fixtures.sweep();
    const workers = await fixtures.work();
    for (const run of runs) expect(await fixtures.ended(run.id)).toMatchObject({ status: 'succeeded' });
    await workers.close();
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 5, held: 0 });
  });

  it('gives a run that a closing worker handed back to the next worker, without counting an attempt as failed', async () => {
    const userId = await fixtures.user(5);
    const slow = pausedText();
    const worker = await fixtures.work();
    const { id } = await fixtures.ask(userId);
    await slow.reached;
    Object.assign(provider.script, original);
    await worker.close({ graceMs: 50, deadlineMs: 2_000 });
    expect(await fixtures.run(id)).toMatchObject({ status: 'queued', failures: 0, output_text: null });
    await fixtures.work();
    expect(await fixtures.ended(id)).toMatchObject({ status: 'succeeded', attempt_no: 2, failures: 0, crashes: 0 });
    slow.resume();
    expect(await fixtures.ledger.violations(fixtures.db.knex)).toEqual([]);
  });
});
