import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Database } from '#kernel/db/database.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { faultsOf, NOTHING, underWay, walletViolations } from './faults.ts';

/** For how many more ms a failed test keeps looking, to tell work that comes late from work that never comes. */
const LOOK_ON_MS = 60_000;

/**
 * Waits until no work is left. Then expects nothing lost, no user charged twice or for nothing, no open hold, one message for each run, and every
 * invariant of the ledger kept. Returns the wait in ms.
 */
export async function expectConverged(db: Database, withinMs = 30_000): Promise<number> {
  const startedAt = performance.now();
  const converged = async (): Promise<boolean> => isDeepStrictEqual(await underWay(db), NOTHING);
  const elapsed = (): number => Math.round(performance.now() - startedAt);
  const inTime = await eventually(converged, withinMs).then(() => true, () => false);
  const took = elapsed();
  if (!inTime) {
    const late = await underWay(db);
    const end = await eventually(converged, LOOK_ON_MS).then(() => `came right after ${elapsed()} ms`, () => `was still under way after ${elapsed()} ms`);
    expect(late, `After ${withinMs} ms; it ${end}`).toEqual(NOTHING);
  }
  for (const [name, wrong] of await faultsOf(db)) expect(wrong, name).toEqual([]);
  expect(await walletViolations(db)).toEqual([]);
  return took;
}
