import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { expectEffect, harnessMissing, harnessOf } from './drill.ts';
import type { Allowed, Drill } from './drill.ts';
import { ATTEMPT_MS } from './harness.ts';
import type { Role } from './harness.ts';
import type { Wires } from './wires.ts';

type Part = Exclude<keyof Wires, 'ports'>;

/** Longer than a request waits for the database, and longer than a heartbeat may be late. */
const SILENT_MS = 20_000;
const BETWEEN_MS = 5_000;
/** Time for all three attempts of a run, with the pauses between them. */
const ALL_ATTEMPTS_MS = 3 * ATTEMPT_MS + 3_000;

/** A drill that first drops all bytes between the processes of a role and a part, and later refuses every connection. */
const cut = (role: Role, part: Part, named: string, allows: Allowed = {}): Drill => ({
  what: `The network between every ${role === 'api' ? 'API' : 'worker'} and ${named} loses everything for 20 s, and later refuses connections.`,
  within: 60,
  missing: harnessMissing,
  allows,
  async disturb(cluster, { awayMs }) {
    const wire = harnessOf(cluster).wires[role][part];
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

/** Waits until a connection uses the wire. @throws when there is none, because cutting the wire would do nothing */
async function wireInUse(connections: () => number): Promise<void> {
  for (const deadline = performance.now() + IN_USE_WITHIN_MS; connections() === 0 && performance.now() < deadline; await wait(5));
  expectEffect(connections() > 0, 'no connection uses this wire');
}

const namesMissing = (cluster: Cluster): string | null => {
  const missing = harnessMissing(cluster);
  if (missing !== null) return missing;
  const { names } = harnessOf(cluster);
  return typeof names === 'string' ? names : null;
};

/** Runs that began while the provider was away may use up their attempts and fail. They cost nothing. */
const PROVIDER_AWAY: Allowed = { endings: ['failed'] };
/** All APIs are without their database, so every answer may be 503. */
const NO_DATABASE: Allowed = { failed: / 503$/ };

/** Drills that break connections between processes, or the services at their far end. */
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
    allows: PROVIDER_AWAY,
    async disturb(cluster, { awayMs }) {
      const { names } = harnessOf(cluster);
      if (typeof names === 'string') throw new Error(names);
      // Open connections do not look up the name again, so the drill closes them.
      const { provider } = harnessOf(cluster).wires.worker;
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
