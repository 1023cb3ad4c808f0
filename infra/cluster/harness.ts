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

/** The handles with which drills disturb processes. The processes run unchanged. */
export interface Harness {
  wires: Record<Role, Wires>;
  provider: DrillProvider;
  /** Host names of the provider; a sentence when this machine cannot give a process names of its own. */
  names: OwnNames | string;
  /** Moves the clock of one process by this many ms. */
  moveClock(member: string, ms: number): void;
  /** Environment variables that make a process connect through the wires. */
  environmentOf(role: Role, member: string): NodeJS.ProcessEnv;
  /** The command prefix that starts a process of this role with its own host names. */
  within(role: Role): readonly string[];
  stop(): Promise<void>;
}

/** How long a drill lets one attempt at a text take, in ms. A provider that hangs uses up three attempts within a minute. */
export const ATTEMPT_MS = 6_000;
const PRELOAD = pathToFileURL(join(ROOT, 'infra/cluster/moved-clock.mjs')).href;

export interface HarnessOptions {
  dir: string;
  targets: Omit<WireTargets, 'provider'>;
  databaseAt(port: number): string;
}

/** Starts the provider and the wires (TCP proxies), and prepares host names and clocks. */
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
