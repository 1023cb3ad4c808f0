import { describe, it } from 'vitest';
import { CRASHES } from './crashes.ts';
import { surviveCrash } from './crash-scenario.ts';

const ROUNDS = 20;

describe.each(Array.from({ length: ROUNDS }, (_, n) => n + 1))('a worker that dies, round %i', { concurrent: true }, () => {
  it.each(CRASHES.map((crash) => [crash.name, crash] as const))('no run is lost, doubled or wrongly charged when a worker dies: %s', async (_, crash) => {
    await surviveCrash(crash);
  });
});
