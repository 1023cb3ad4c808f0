import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Redis } from 'ioredis';
import { must } from '../../backend/contracts/must.ts';
import { createDatabase } from '../../backend/kernel/db/database.ts';
import { faultsOf, NOTHING, underWay, walletViolations } from '../../backend/testing/recovery/faults.ts';
import type { Cluster, Member } from './cluster.ts';
import { startLoad } from './load.ts';
import type { LoadOptions, LoadReport } from './load.ts';
import { startPostgresServer } from './postgres-server.ts';

/** What is done to a cluster under load. */
export interface Drill {
  what: string;
  disturb(cluster: Cluster, options: DrillOptions): Promise<void>;
  /** Seconds within which sockets are back and work is done. */
  within: number;
}

export interface DrillOptions {
  /** How long a process is frozen, or a part is away, in ms. */
  awayMs: number;
  /** How long the load runs before and after the disturbance, in ms. */
  aroundMs?: number;
}

export interface DrillReport extends LoadReport {
  drill: string;
  disturbedSeconds: number;
  /** From the end of the load until nothing was under way, in seconds. */
  settledSeconds: number;
  /** Longest time from accepting a run to its end, in seconds. */
  slowestRunSeconds: number;
  /** Accepted runs that the database does not have. */
  lost: string[];
  /** Everything that is wrong with what was done, by name (backend/testing/recovery/faults.ts). */
  faults: Record<string, number>;
  ledgerViolations: number;
}

const members = (cluster: Cluster, role: Member['role']): Member[] => cluster.members.filter((member) => member.role === role);
const pidOf = (member: Member): number => member.process.child.pid ?? 0;

/** Longer than nginx passes an API by that did not answer (`fail_timeout`), so that the one before is asked again. */
const BETWEEN_RESTARTS_MS = 3_000;

/** A member ends in order, and is started again, as a deploy does. @throws when it had to be killed */
async function replaced(member: Member): Promise<void> {
  await member.process.stop();
  const { signal } = await member.process.ended;
  if (signal !== null) throw new Error(`${member.name} did not end in order: ${signal}`);
  await member.start();
  await wait(BETWEEN_RESTARTS_MS);
}

/** A member dies without a word and is started again, and takes work again before the next one dies. */
async function killed(member: Member, awayMs: number): Promise<void> {
  process.kill(pidOf(member), 'SIGKILL');
  await member.process.ended;
  await wait(awayMs);
  await member.start();
  await wait(BETWEEN_RESTARTS_MS);
}

async function frozen(member: Member, awayMs: number): Promise<void> {
  process.kill(pidOf(member), 'SIGSTOP');
  await wait(awayMs);
  process.kill(pidOf(member), 'SIGCONT');
}

/** A worker that is away for longer has lost the locks of its jobs, in ms. */
const LOCK_LOST_MS = 20_000;

/** The order matters: the last ones leave a cluster without its first primaries. */
export const DRILLS: Record<string, Drill> = {
  'rolling-restart': {
    what: 'Every API and worker is ended in order and started again, one after the other.',
    within: 10,
    disturb: (cluster) => each(cluster.members, replaced),
  },
  'api-killed': { what: 'Each API is killed without a word.', within: 30, disturb: async (cluster, { awayMs }) => each(members(cluster, 'api'), (member) => killed(member, awayMs)) },
  'worker-killed': { what: 'Each worker is killed without a word.', within: 60, disturb: async (cluster, { awayMs }) => each(members(cluster, 'worker'), (member) => killed(member, awayMs)) },
  'worker-frozen': { what: 'A worker is stopped by the system, and goes on when others have taken its jobs.', within: 60, disturb: async (cluster, { awayMs }) => frozen(must(members(cluster, 'worker')[0], 'a worker'), Math.max(awayMs, LOCK_LOST_MS)) },
  'redis-flushed': {
    what: 'Redis loses all of its keys.',
    within: 60,
    async disturb({ redis }) {
      const client = new Redis(redis.primary.port, '127.0.0.1');
      await client.flushall();
      client.disconnect();
    },
  },
  'redis-lost': { what: 'The primary of Redis is lost, and Sentinels promote its replica.', within: 60, disturb: async ({ redis }, { awayMs }) => redis.primary.kill().then(() => wait(Math.max(awayMs, 8_000))) },
  'database-restarted': {
    what: 'Postgres is restarted.',
    within: 60,
    async disturb(cluster) {
      const { primary } = cluster.databases;
      await primary.stop();
      cluster.databases.primary = await startPostgresServer(primary.options);
    },
  },
  'database-lost': {
    what: 'The primary of Postgres is lost, its replica is promoted, and PgBouncer is led there.',
    within: 60,
    async disturb(cluster) {
      await cluster.databases.primary.kill();
      await wait(1_000);
      cluster.promoteReplica();
    },
  },
};

async function each(all: readonly Member[], work: (member: Member) => Promise<void>): Promise<void> {
  for (const member of all) await work(member);
}

const AROUND_MS = 3_000;
const SETTLED_WITHIN_MS = 120_000;

/** Runs a drill on a cluster under load, and counts what it did to people's runs, tokens, messages and sockets. */
export async function runDrill(name: string, cluster: Cluster, load: Omit<LoadOptions, 'url'>, options: DrillOptions): Promise<DrillReport> {
  const drill = DRILLS[name];
  if (!drill) throw new Error(`There is no drill ${name}. There are: ${Object.keys(DRILLS).join(', ')}.`);
  const seconds = (from: number): number => Math.round((performance.now() - from) / 100) / 10;
  const running = await startLoad({ ...load, url: cluster.url });
  let disturbedSeconds = 0;
  let seen: LoadReport;
  try {
    await wait(options.aroundMs ?? AROUND_MS);
    const disturbedAt = performance.now();
    await drill.disturb(cluster, options);
    disturbedSeconds = seconds(disturbedAt);
    await wait(options.aroundMs ?? AROUND_MS);
  } finally {
    seen = await running.stop();
  }
  const endedAt = performance.now();
  const db = createDatabase({
    url: cluster.databaseUrl(), poolMax: 2, statementTimeoutMs: 60_000, lockTimeoutMs: 60_000, idleInTransactionTimeoutMs: 60_000,
    onCallbackError: (error) => {
      throw error;
    },
  });
  try {
    for (const deadline = performance.now() + SETTLED_WITHIN_MS; !isDeepStrictEqual(await underWay(db), NOTHING) && performance.now() < deadline; await wait(250));
    const settledSeconds = seconds(endedAt);
    const runs = await db.knex('generations').select<{ id: string; seconds: number | null }[]>('id', db.knex.raw('extract(epoch from finished_at - created_at)::float8 as seconds'));
    const took = new Map(runs.map(({ id, seconds: each }) => [id, each ?? 0]));
    return {
      ...seen, drill: name, disturbedSeconds, settledSeconds,
      slowestRunSeconds: Math.round(Math.max(0, ...seen.accepted.map((id) => took.get(id) ?? 0)) * 10) / 10,
      lost: seen.accepted.filter((id) => !took.has(id)),
      faults: Object.fromEntries([...(await faultsOf(db))].map(([fault, wrong]) => [fault, wrong.length])),
      ledgerViolations: (await walletViolations(db)).length,
    };
  } finally {
    await db.close();
  }
}

/** What a drill must not show, in sentences; empty when it passed. */
export function problemsOf(report: DrillReport): string[] {
  const within = DRILLS[report.drill]?.within ?? 0;
  const { failed, lost, faults, ledgerViolations, missing, longestAwayMs, settledSeconds, accepted } = report;
  return [
    ...(accepted.length === 0 ? ['No run was accepted, so that nothing was proved.'] : []),
    ...(failed.length > 0 ? [`${failed.length} requests failed after all tries: ${[...new Set(failed)].join(', ')}.`] : []),
    ...(lost.length > 0 ? [`${lost.length} accepted runs are lost.`] : []),
    ...Object.entries(faults).map(([fault, count]) => `${fault}: ${count}.`),
    ...(ledgerViolations > 0 ? [`The ledger has ${ledgerViolations} violations.`] : []),
    ...(missing > 0 ? [`${missing} sockets are not back.`] : []),
    ...(longestAwayMs !== null && longestAwayMs > within * 1_000 ? [`A socket was away for ${longestAwayMs} ms.`] : []),
    ...(settledSeconds > Math.max(within, 60) ? [`Work was under way for ${settledSeconds} s after the load.`] : []),
  ];
}
