import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../run/paths.mjs';
import { startDrillProvider } from './drill-provider.ts';
import type { DrillProvider } from './drill-provider.ts';
import { startOwnNames } from './own-names.ts';
import type { OwnNames } from './own-names.ts';
import { layWires } from './wires.ts';
import type { Wires, WireTargets } from './wires.ts';

export type Role = 'api' | 'worker';

/** The means by which drills disturb the cluster's processes, whose code stays unchanged: TCP proxies, a provider, host names and clocks. */
export interface Harness {
  /** The TCP proxies of each role; null in a cluster whose processes connect to the servers directly. */
  wires: Record<Role, Wires> | null;
  provider: DrillProvider;
  /** The processes' own names for the drills' provider; a sentence when this machine cannot give a process names of its own. */
  names: OwnNames | string;
  /** Moves the clock of one process of the cluster by this many ms. */
  moveClock(member: string, ms: number): void;
  /** Returns the environment variables that give a process of the cluster the drills' provider, a clock that can be moved, and the TCP proxies if there are any. */
  environmentOf(role: Role, member: string): NodeJS.ProcessEnv;
  /** Returns the command prefix that starts a process of this role with host names of its own. */
  within(role: Role): readonly string[];
  stop(): Promise<void>;
}

/** How long the worker lets one attempt at a text take in a drill, in ms. With a provider that hangs, a run uses up its three attempts within a minute. */
export const ATTEMPT_MS = 6_000;
/** How many texts each worker of a drill writes at once. The drills' provider takes 1.2 s for one, so two of three workers keep up with 20 runs per second. */
const TEXTS_AT_ONCE = 16;
const PRELOAD = pathToFileURL(join(ROOT, 'infra/cluster/moved-clock.mjs')).href;

export interface HarnessOptions {
  dir: string;
  /** Whether the cluster's processes reach other servers through TCP proxies. These cost processor, so drills that cut no connection leave them out. */
  wired: boolean;
  targets: Omit<WireTargets, 'provider'>;
  databaseAt(port: number): string;
}

/** Starts the drills' provider and, if `wired`, the TCP proxies ("wires"), and prepares host names and clocks for the cluster's processes. */
export async function startHarness({ dir, wired, targets, databaseAt }: HarnessOptions): Promise<Harness> {
  const provider = await startDrillProvider();
  const names = await startOwnNames(dir);
  const lay = (): Promise<Wires> => layWires({ ...targets, provider: provider.port });
  const wires = wired ? { api: await lay(), worker: await lay() } : null;
  const clockOf = (member: string): string => join(dir, `${member.replaceAll(' ', '-')}.clock`);
  const moveClock = (member: string, ms: number): void => writeFileSync(clockOf(member), String(ms));
  return {
    wires, provider, names, moveClock,
    environmentOf(role, member) {
      moveClock(member, 0);
      const ports = wires?.[role].ports;
      const host = role === 'worker' && typeof names !== 'string' ? names.host : '127.0.0.1';
      return {
        NODE_OPTIONS: `--import ${PRELOAD}`, DRILL_CLOCK_FILE: clockOf(member),
        ...(ports && {
          DATABASE_URL: databaseAt(ports.database),
          REDIS_URL: `redis-sentinel://${ports.sentinels.map((port) => `127.0.0.1:${port}`).join(',')}/0?master=conjure`,
        }),
        WORKER_TEXT_CONCURRENCY: String(TEXTS_AT_ONCE),
        TEXT_PROVIDER_URL: `http://${host}:${ports?.provider ?? provider.port}/v1`, TEXT_PROVIDER_MODEL: 'drill', GENERATION_TEXT_TIMEOUT_MS: String(ATTEMPT_MS),
      };
    },
    within: (role) => (role === 'worker' && typeof names !== 'string' ? names.within : []),
    async stop() {
      for (const { database, redis, provider: way } of Object.values(wires ?? {})) await Promise.all([database.stop(), redis.stop(), way.stop()]);
      if (typeof names !== 'string') names.stop();
      await provider.stop();
    },
  };
}
