import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { expectEffect, harnessMissing, harnessOf, wiresMissing, wiresOf } from './drill.ts';
import type { Allowed, Drill } from './drill.ts';
import { ATTEMPT_MS } from './harness.ts';
import type { Role } from './harness.ts';
import type { Wires } from './wires.ts';

type Part = Exclude<keyof Wires, 'ports'>;

/** How long a drill drops all bytes, in ms: longer than a request waits for the database, and than a heartbeat may be late. */
const SILENT_MS = 20_000;
const BETWEEN_MS = 5_000;
/** The time in ms that a run needs for all three attempts, with the pauses between them. */
const ALL_ATTEMPTS_MS = 3 * ATTEMPT_MS + 3_000;

/** Returns a drill that first drops all bytes between the processes of a role and another server, and later refuses every connection. */
const cut = (role: Role, part: Part, named: string, allows: Allowed = {}): Drill => ({
  what: `The network between every ${role === 'api' ? 'API' : 'worker'} and ${named} loses everything for 20 s, and later refuses connections.`,
  within: 60,
  missing: wiresMissing,
  wired: true,
  allows,
  async disturb(cluster, { awayMs }) {
    const wire = wiresOf(cluster, role)[part];
    await wireInUse(wire.connections);
    wire.freeze();
    await wait(SILENT_MS);
    wire.mend();
    await wait(BETWEEN_MS);
    wire.cut();
    await wait(awayMs);
    wire.mend();
  },
});

const IN_USE_WITHIN_MS = 5_000;

/** Waits until a process uses a connection of this TCP proxy. @throws when none does, because cutting the proxy would do nothing */
async function wireInUse(connections: () => number): Promise<void> {
  for (const deadline = performance.now() + IN_USE_WITHIN_MS; connections() === 0 && performance.now() < deadline; await wait(5));
  expectEffect(connections() > 0, 'no connection uses this wire');
}

const namesMissing = (cluster: Cluster): string | null => {
  const missing = wiresMissing(cluster);
  if (missing !== null) return missing;
  const { names } = harnessOf(cluster);
  return typeof names === 'string' ? names : null;
};

/** Permits failed runs in a drill: runs that began while the provider was away may use up their attempts. They cost nothing. */
const PROVIDER_AWAY: Allowed = { endings: ['failed'] };
/** Permits answers of 503 in a drill in which all APIs are without their database. */
const NO_DATABASE: Allowed = { failed: / 503$/ };

/** The drills that break connections between the cluster's processes, or the servers at their far end. */
export const NETWORK_DRILLS: Record<string, Drill> = {
  'provider-hangs': {
    what: 'The provider takes requests and never answers, until runs have used up their attempts.',
    within: 60,
    missing: harnessMissing,
    allows: PROVIDER_AWAY,
    async disturb(cluster, { awayMs }) {
      const { provider } = harnessOf(cluster);
      const before = provider.calls();
      provider.become('hangs');
      await wait(Math.max(awayMs, ALL_ATTEMPTS_MS));
      provider.become('writes');
      expectEffect(provider.calls() > before, 'the provider got no request');
    },
    unproved: ({ endings }) => (endings['failed'] ? null : 'No run used up its attempts.'),
  },
  'provider-names-dead': {
    what: 'Workers cannot resolve the name of the provider: the name server takes questions and never answers.',
    within: 60,
    missing: namesMissing,
    wired: true,
    allows: PROVIDER_AWAY,
    async disturb(cluster, { awayMs }) {
      const { names } = harnessOf(cluster);
      if (typeof names === 'string') throw new Error(names);
      // The drill closes open connections after it removed the provider's host name, because they do not look up the name again.
      const { provider } = wiresOf(cluster, 'worker');
      const before = names.asked();
      names.die();
      provider.cut();
      provider.mend();
      await wait(Math.max(awayMs, ALL_ATTEMPTS_MS));
      names.mend();
      expectEffect(names.asked() > before, 'the name server was not asked');
    },
  },
  'cut-worker-provider': cut('worker', 'provider', 'the provider', PROVIDER_AWAY),
  'cut-worker-redis': cut('worker', 'redis', 'Redis'),
  'cut-worker-database': cut('worker', 'database', 'Postgres'),
  'cut-api-redis': cut('api', 'redis', 'Redis'),
  'cut-api-database': cut('api', 'database', 'Postgres', NO_DATABASE),
};
