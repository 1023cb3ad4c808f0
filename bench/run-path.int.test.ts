import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leastPath, measureRunPaths } from './cost/run-path.ts';

it('one run from POST to the message takes no more statements and Redis commands than docs/performance.md allows', async () => {
  const [, ...limits] = /^\| limit \| (\d+) \| (\d+) \| (\d+) \|$/m.exec(readFileSync('docs/performance.md', 'utf8'))!.map(Number);
  const { statements, redisCommands, redisTrips, records } = leastPath(await measureRunPaths(3));
  const said = records.map(({ process, what }) => `${process} ${what}`).join('\n');
  expect(statements, said).toBeLessThanOrEqual(limits[0]!);
  expect(redisCommands, said).toBeLessThanOrEqual(limits[1]!);
  expect(redisTrips, said).toBeLessThanOrEqual(limits[2]!);
  // Fewer statements than this mean that the recording missed the run, and then the limits would prove nothing.
  expect(statements, said).toBeGreaterThan(20);
  expect(redisCommands, said).toBeGreaterThan(10);
}, 120_000);
