import { expect, it } from 'vitest';
import { fuzzApp } from './fuzz-app.ts';

const [COUNT, SEEDS] = [5_000, [11, 12, 13, 14]];

it.each(SEEDS)('the API answers 5,000 requests of seed %i, generated from the contracts, without a fault of its own', async (seed) => {
  const { statuses, problems, unavailable, longestHoldMs } = await fuzzApp(COUNT, seed);
  console.log(`${COUNT} generated requests of seed ${seed}: ${JSON.stringify(statuses)}, longest turn ${Math.round(longestHoldMs)} ms, not there: ${unavailable.join(', ')}`);
  expect(problems).toEqual([]);
  expect(longestHoldMs).toBeLessThan(500);
}, 600_000);
