import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { withPatterns } from './asked-patterns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

/** The engine, with a look at the database's connections each time it works. */
function watchedEngine(): { engine: PatternCheck; busy: number[] } {
  const busy: number[] = [];
  const engine = createPatternCheck();
  const pool = app.services.db.knex.client as { pool: { numUsed(): number } };
  return { busy, engine: { ...engine, verdict: (pattern, text) => { busy.push(pool.pool.numUsed()); return engine.verdict(pattern, text); } } };
}
const write = (patterns: PatternCheck) => app.services.db.transaction(async (tx) => {
  await tx.raw('select 1');
  const verdicts = [patterns.verdict('[A-Z]+', 'ABC'), patterns.verdict('[A-Z]+', 'abc')];
  patterns.complete();
  return verdicts;
});

it('has no transaction open while texts are matched', async () => {
  const { engine, busy } = watchedEngine();
  expect(await withPatterns(write, engine)).toEqual(['fits', 'differs']);
  expect(busy).toEqual([0, 0]);
});

it('would be caught with one open: this write matches for itself', async () => {
  const { engine, busy } = watchedEngine();
  expect(await withPatterns(() => write(engine))).toEqual(['fits', 'differs']);
  expect(busy).toEqual([1, 1]);
});
