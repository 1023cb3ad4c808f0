import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createDatabase } from '../../backend/kernel/db/database.ts';
import { NOTHING, underWay } from '../../backend/testing/recovery/faults.ts';
import type { Cluster } from './cluster.ts';
import type { Drill, DrillOptions, DrillReport } from './drill.ts';
import { countRuns } from './judge.ts';
import { forkLoad } from './forked-load.ts';
import type { LoadOptions, LoadReport } from './load.ts';
import { NETWORK_DRILLS } from './network-drills.ts';
import { PROCESS_DRILLS } from './process-drills.ts';
import { STORE_DRILLS } from './store-drills.ts';

/** The drills of a cluster by name. The order matters: the last ones leave a cluster without its first primaries. */
export const DRILLS: Readonly<Record<string, Drill>> = { ...PROCESS_DRILLS, ...NETWORK_DRILLS, ...STORE_DRILLS };

/** Returns the drill of this name. @throws when no drill has it */
export function drillOf(name: string): Drill {
  const drill = DRILLS[name];
  if (!drill) throw new Error(`There is no drill ${name}. There are: ${Object.keys(DRILLS).join(', ')}.`);
  return drill;
}

const AROUND_MS = 3_000;
const SETTLED_WITHIN_MS = 120_000;
const secondsSince = (from: number): number => Math.round((performance.now() - from) / 100) / 10;

/** Starts load on a cluster, runs a drill, and counts lost runs, wrong charges, missing messages and closed sockets. */
export async function runDrill(name: string, cluster: Cluster, load: Omit<LoadOptions, 'url'>, options: DrillOptions): Promise<DrillReport> {
  const drill = drillOf(name);
  const restore = await drill.prepare?.(cluster);
  try {
    const { seen, disturbedSeconds } = await disturbUnderLoad(drill, cluster, load, options);
    return { ...seen, drill: name, disturbedSeconds, ...(await settle(cluster, seen)) };
  } finally {
    await restore?.();
  }
}

async function disturbUnderLoad(drill: Drill, cluster: Cluster, load: Omit<LoadOptions, 'url'>, options: DrillOptions): Promise<{ seen: LoadReport; disturbedSeconds: number }> {
  const running = await forkLoad({ ...load, url: cluster.url });
  let disturbedSeconds = 0;
  let seen: LoadReport;
  try {
    await wait(options.aroundMs ?? AROUND_MS);
    const disturbedAt = performance.now();
    await drill.disturb(cluster, options);
    disturbedSeconds = secondsSince(disturbedAt);
    await wait(options.aroundMs ?? AROUND_MS);
  } finally {
    seen = await running.stop();
  }
  return { seen, disturbedSeconds };
}

async function settle(cluster: Cluster, { accepted }: LoadReport): Promise<Awaited<ReturnType<typeof countRuns>> & { settledSeconds: number }> {
  const endedAt = performance.now();
  const db = createDatabase({
    url: cluster.databaseUrl(), poolMax: 2, statementTimeoutMs: 60_000, lockTimeoutMs: 60_000, idleInTransactionTimeoutMs: 60_000,
    onCallbackError: (error) => {
      throw error;
    },
  });
  try {
    for (const deadline = performance.now() + SETTLED_WITHIN_MS; !isDeepStrictEqual(await underWay(db), NOTHING) && performance.now() < deadline; await wait(250));
    const settledSeconds = secondsSince(endedAt);
    return { settledSeconds, ...(await countRuns(db, accepted)) };
  } finally {
    await db.close();
  }
}
