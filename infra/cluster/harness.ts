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
  wires: Record<Role, Wires>;
  provider: DrillProvider;
  /** The processes' own names for the drills' provider; a sentence when this machine cannot give a process names of its own. */
  names: OwnNames | string;
  /** Moves the clock of one process of the cluster by this many ms. */
  moveClock(member: string, ms: number): void;
  /** Returns the environment variables that make a process of the cluster connect through the drills' TCP proxies, with a clock that can be moved. */
  environmentOf(role: Role, member: string): NodeJS.ProcessEnv;
  /** Returns the command prefix that starts a process of this role with host names of its own. */
  within(role: Role): readonly string[];
  stop(): Promise<void>;
}

/** How long the worker lets one attempt at a text take in a drill, in ms. With a provider that hangs, a run uses up its three attempts within a minute. */
export const ATTEMPT_MS = 6_000;
const PRELOAD = pathToFileURL(join(ROOT, 'infra/cluster/moved-clock.mjs')).href;

export interface HarnessOptions {
  dir: string;
  targets: Omit<WireTargets, 'provider'>;
  databaseAt(port: number): string;
}

/** Starts the drills' provider and TCP proxies ("wires"), and prepares host names and clocks for the cluster's processes. */
export async function startHarness({ dir, targets, databaseAt }: HarnessOptions): Promise<Harness> {
  const provider = await startDrillProvider();
  const names = await startOwnNames(dir);
  const lay = (): Promise<Wires> => layWires({ ...targets, provider: provider.port });
  const wires: Record<Role, Wires> = { api: await lay(), worker: await lay() };
  const clockOf = (member: string): string => join(dir, `${member.replaceAll(' ', '-')}.clock`);
  const moveClock = (member: string, ms: number): void => writeFileSync(clockOf(member), String(ms));
  return {
    wires, provider, names, moveClock,
    environmentOf(role, member) {
      moveClock(member, 0);
      const { ports } = wires[role];
      const host = role === 'worker' && typeof names !== 'string' ? names.host : '127.0.0.1';
      return {
        NODE_OPTIONS: `--import ${PRELOAD}`, DRILL_CLOCK_FILE: clockOf(member),
        DATABASE_URL: databaseAt(ports.database),
        REDIS_URL: `redis-sentinel://${ports.sentinels.map((port) => `127.0.0.1:${port}`).join(',')}/0?master=conjure`,
        TEXT_PROVIDER_URL: `http://${host}:${ports.provider}/v1`, TEXT_PROVIDER_MODEL: 'drill', GENERATION_TEXT_TIMEOUT_MS: String(ATTEMPT_MS),
      };
    },
    within: (role) => (role === 'worker' && typeof names !== 'string' ? names.within : []),
    async stop() {
      for (const { database, redis, provider: way } of Object.values(wires)) await Promise.all([database.stop(), redis.stop(), way.stop()]);
      if (typeof names !== 'string') names.stop();
      await provider.stop();
    },
  };
}
