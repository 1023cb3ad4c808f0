import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { DRILLS, drillOf, runDrill } from './drills.ts';
import { problemsOf } from './judge.ts';
import { findClusterPrograms } from './programs.ts';

const found = await findClusterPrograms();
const missing = typeof found === 'string' ? found : null;
const LOAD = { requests: 20, runs: 2, sockets: 40, people: 20 };

describe.skipIf(missing !== null)(`a cluster on one machine${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    if (typeof found === 'string') throw new Error(found);
    cluster = await startCluster({ programs: found, apis: 2, workers: 2, forDrills: true, ...(process.env.TEST_SERVER_BUILD && { build: process.env.TEST_SERVER_BUILD }) });
  }, 300_000);
  afterAll(() => cluster.stop(), 60_000);

  it.for(Object.keys(DRILLS))('the drill %s on a cluster under load: no run is lost or charged twice, each run has one message, and sockets reconnect', { timeout: 400_000 }, async (name, { skip }) => {
    const impossible = drillOf(name).missing?.(cluster) ?? null;
    if (impossible !== null) skip(impossible);
    const report = await runDrill(name, cluster, LOAD, { awayMs: 2_000 });
    const { accepted, ...figures } = report;
    console.log(JSON.stringify({ ...figures, accepted: accepted.length }));
    expect(problemsOf(report, drillOf(name))).toEqual([]);
  });
});
