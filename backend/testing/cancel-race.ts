import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { GenerationFixtures } from './generation-fixtures.ts';
import { cancelGeneration } from '../modules/generation/commands/cancel-generation.ts';

/**
 * First guess of the time over which cancels are spread, in ms for each run at once. Each round corrects it, so that about half of the cancels come
 * in time.
 */
const MS_EACH = 12;
const EARLIER = 0.8;
const LATER = 1.25;

/**
 * Lets owners cancel runs at the moment at which they finish, `runs` at a time. Each run must end in one way only, with its hold paid or given back
 * exactly once. Returns how many were cancelled.
 */
export async function raceCancels(fixtures: GenerationFixtures, rounds: number, runs: number): Promise<number> {
  let stopped = 0;
  let withinMs = runs * MS_EACH;
  for (let round = 0; round < rounds; round += 1) {
    const races = await Promise.all(Array.from({ length: runs }, () => raceOne(fixtures, withinMs)));
    const won = races.filter((wasStopped) => wasStopped).length;
    withinMs *= won * 2 < runs ? EARLIER : LATER;
    stopped += won;
  }
  return stopped;
}

async function raceOne(fixtures: GenerationFixtures, withinMs: number): Promise<boolean> {
  const userId = await fixtures.user(3);
  const { id } = await fixtures.ask(userId);
  const working = fixtures.module.generation.runAttempt(id, { signal: new AbortController().signal });
  await pause(Math.random() * withinMs);
  const wasStopped = await fixtures.db.transaction((tx) => cancelGeneration(tx, fixtures.deps, userId, id)).then(
    () => true,
    (error: { code?: string }) => {
      expect(error.code).toBe('already_finished');
      return false;
    },
  );
  await working;
  const { status } = await fixtures.run(id);
  const { held, captured, released } = await fixtures.receipt(id);
  expect(status).toBe(wasStopped ? 'cancelled' : 'succeeded');
  expect(captured + released).toBe(held);
  if (!wasStopped) expect(captured).toBe(held);
  expect(await fixtures.events(id)).toEqual(['generation_requested', wasStopped ? 'generation_cancelled' : 'generation_success']);
  expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 3 - captured, held: 0 });
  return wasStopped;
}
