import { expect, it } from 'vitest';
import { fuzzApp } from './fuzz-app.ts';
import { leakIn } from './leaks.ts';

const COUNT = 800;

it('the API answers requests that are generated from the contracts, from all kinds of callers, without a fault of its own', async () => {
  const { statuses, problems, unavailable, longestHoldMs } = await fuzzApp(COUNT, 1);
  console.log(`${COUNT} generated requests: ${JSON.stringify(statuses)}, longest turn ${Math.round(longestHoldMs)} ms, not there: ${unavailable.join(', ')}`);
  expect(problems).toEqual([]);
  // The generated requests would prove nothing if all of them were refused, so some must succeed.
  expect((statuses[200] ?? 0) + (statuses[201] ?? 0)).toBeGreaterThan(COUNT / 20);
  expect(longestHoldMs).toBeLessThan(500);
});

it.each([
  ['{"message":"select * from \\"users\\" where id = $1 - invalid input syntax for type uuid"}', ''],
  ['{"message":"TypeError: Cannot read properties of undefined"}', ''],
  ['Error\n    at handler (/srv/app/main.js:12:7)', ''],
])('the leak check reports the answer %j, unless the request contained the same text', (answer, request) => {
  expect(leakIn(answer, request)).not.toBeNull();
  expect(leakIn(answer, answer)).toBeNull();
});
