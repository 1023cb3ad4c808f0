import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { drillOf, runDrill } from './drills.ts';
import { problemsOf } from './judge.ts';
import { findClusterPrograms } from './programs.ts';

const found = await findClusterPrograms();
const missing = typeof found === 'string' ? found : null;

/** This test runs one drill, the failover of the database, on the smallest cluster that has every part. `npm run test:deep` runs all drills. */
describe.skipIf(missing !== null)(`the smallest cluster${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    if (typeof found === 'string') throw new Error(found);
    cluster = await startCluster({ programs: found, apis: 1, workers: 1, ...(process.env.TEST_SERVER_BUILD && { build: process.env.TEST_SERVER_BUILD }) });
  }, 180_000);
  afterAll(() => cluster.stop(), 30_000);

  it('a cluster loses no run and charges none twice when the database fails over to its replica', { timeout: 120_000 }, async () => {
    const report = await runDrill('database-lost', cluster, { requests: 5, runs: 1, sockets: 2, people: 2 }, { awayMs: 0, aroundMs: 1_000 });
    expect(problemsOf(report, drillOf('database-lost'))).toEqual([]);
  });
});
