import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';

const USERS = 40;
const ROUNDS = 25;

let fixtures: LedgerFixtures;
beforeAll(async () => {
  fixtures = await openLedger({ poolMax: 16 });
});
afterAll(() => fixtures.close());

/** Measures in ms how long 1,000 runs of 40 people take to end, 16 at a time, each with this royalty for one creator. */
async function ends(creatorId: string, royalty: number): Promise<number> {
  const users = await Promise.all(Array.from({ length: USERS }, () => fixtures.openWallet(3 * ROUNDS)));
  const runs: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const userId of users) {
      const generationId = newId();
      await fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 3, generationId });
      runs.push(generationId);
    }
  }
  await fixtures.warm();
  const started = performance.now();
  await Promise.all(Array.from({ length: 16 }, async () => {
    for (let generationId = runs.pop(); generationId; generationId = runs.pop()) {
      await fixtures.wallet.settleHold(fixtures.db.knex, { generationId, capture: 3, royalty: royalty === 0 ? null : { creatorId, amount: royalty } });
    }
  }));
  return performance.now() - started;
}

it('ends a thousand runs that all pay one creator nearly as fast as runs without a royalty', { timeout: 300_000 }, async () => {
  const creatorId = await fixtures.openWallet(0);
  await ends(creatorId, 2);
  const ratios: number[] = [];
  for (let n = 0; n < 5; n += 1) ratios.push((await ends(creatorId, 0)) / (await ends(creatorId, 2)));
  const median = ratios.sort((a, b) => a - b)[2]!;
  console.log(`runs with a royalty end at ${median.toFixed(2)} of the pace of others (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`);
  expect(median).toBeGreaterThan(0.7);
  expect(await fixtures.earnings.pendingEarned(fixtures.db.knex, creatorId)).toBe(6 * USERS * ROUNDS * 2);
  expect(await fixtures.violations()).toEqual([]);
});
