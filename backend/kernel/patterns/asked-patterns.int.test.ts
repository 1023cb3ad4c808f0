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

/** Makes a pattern engine that counts the busy database connections each time it matches a text. */
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

it("no database transaction is open while a write's texts are matched with patterns", async () => {
  const { engine, busy } = watchedEngine();
  expect(await withPatterns(write, engine)).toEqual(['fits', 'differs']);
  expect(busy).toEqual([0, 0]);
});

it('the test notices an open transaction, because this write matches its texts within its own', async () => {
  const { engine, busy } = watchedEngine();
  expect(await withPatterns(() => write(engine))).toEqual(['fits', 'differs']);
  expect(busy).toEqual([1, 1]);
});
