import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster, Member } from './cluster.ts';
import { firstOf, harnessMissing, harnessOf, membersOf } from './drill.ts';
import type { Drill } from './drill.ts';
import { inDatabase } from './stores.ts';

const pidOf = (member: Member): number => member.process.child.pid ?? 0;

/** How long a new process is ready before a deploy replaces the next one, in ms: `minReadySeconds` of infra/kubernetes, and docs/running.md. */
const READY_BEFORE_NEXT_MS = 10_000;
/** Pause in ms after a process was killed and started again: longer than nginx skips an API that did not answer (`fail_timeout`), so that it uses this one again. */
const BETWEEN_KILLS_MS = 3_000;
/** How long a drill freezes a process, in ms: longer than locks, heartbeats and leases last. */
const FROZEN_MS = 60_000;
/** How long a drill keeps a process's clock moved, in ms: longer than the pause between two sweeps. */
const MOVED_CLOCK_MS = 15_000;
const HOUR_MS = 3_600_000;

/** Stops an API or worker of the cluster with SIGTERM and starts it again, as a deploy does. @throws when it had to be killed */
async function replaced(member: Member): Promise<void> {
  await member.process.stop();
  const { signal } = await member.process.ended;
  if (signal !== null) throw new Error(`${member.name} did not end in order: ${signal}`);
  await member.start();
  await wait(READY_BEFORE_NEXT_MS);
}

/** Kills an API or worker of the cluster, starts it again, and waits 3 s, so that it takes work before the drill kills the next one. */
async function killed(member: Member, awayMs: number): Promise<void> {
  process.kill(pidOf(member), 'SIGKILL');
  await member.process.ended;
  await wait(awayMs);
  await member.start();
  await wait(BETWEEN_KILLS_MS);
}

/** Kills the cluster's APIs one after the other and starts each again `awayMs` later. */
export const killApis = (cluster: Cluster, awayMs: number): Promise<void> => each(membersOf(cluster, 'api'), (member) => killed(member, awayMs));

async function frozen(member: Member): Promise<void> {
  process.kill(pidOf(member), 'SIGSTOP');
  await wait(FROZEN_MS);
  process.kill(pidOf(member), 'SIGCONT');
}

const OLD_HEARTBEAT_MS = 5_000;
const HELD = `select 1 from generations where status = 'running' and heartbeat_at < now() - interval '4 seconds'`;
const TRIES = 10;

/** Freezes a worker of the cluster at a moment in which it holds a run, so that the run's heartbeat grows old. */
async function frozenWithRun(cluster: Cluster): Promise<void> {
  const worker = firstOf(cluster, 'worker');
  for (let tried = 0; tried < TRIES; tried += 1) {
    process.kill(pidOf(worker), 'SIGSTOP');
    await wait(OLD_HEARTBEAT_MS);
    const held = (await inDatabase(cluster.databaseUrl(), HELD)).length > 0;
    if (held) await wait(FROZEN_MS - OLD_HEARTBEAT_MS);
    process.kill(pidOf(worker), 'SIGCONT');
    if (held) return;
    await wait(BETWEEN_KILLS_MS);
  }
}

async function each(all: readonly Member[], work: (member: Member) => Promise<void>): Promise<void> {
  for (const member of all) await work(member);
}

/** Moves the clock of a worker and then of an API of the cluster, and moves each back afterwards. */
async function clocksMoved(cluster: Cluster, ms: number): Promise<void> {
  const { moveClock } = harnessOf(cluster);
  for (const { name } of [firstOf(cluster, 'worker'), firstOf(cluster, 'api')]) {
    moveClock(name, ms);
    await wait(MOVED_CLOCK_MS);
    moveClock(name, 0);
    await wait(BETWEEN_KILLS_MS);
  }
}

/** The drills that stop, kill or freeze APIs and workers of the cluster, or move their clocks. */
export const PROCESS_DRILLS: Record<string, Drill> = {
  'rolling-restart': {
    what: 'Every API and worker is ended in order and started again, one after the other.',
    within: 10,
    disturb: (cluster) => each(cluster.members, replaced),
  },
  'api-killed': { what: 'Each API is killed without a word.', within: 30, disturb: (cluster, { awayMs }) => killApis(cluster, awayMs) },
  'worker-killed': { what: 'Each worker is killed without a word.', within: 60, disturb: (cluster, { awayMs }) => each(membersOf(cluster, 'worker'), (member) => killed(member, awayMs)) },
  'api-frozen': {
    what: 'An API is stopped by the system for 60 s, with its connections open, and goes on.',
    within: 60,
    disturb: (cluster) => frozen(firstOf(cluster, 'api')),
    // Permits slow requests in the drill of a frozen API: nginx never sends a write twice, so a browser waits its 30 s and retries with its idempotency key.
    allows: { slowMs: 31_000 },
  },
  'worker-frozen': {
    what: 'A worker is stopped by the system for 60 s, and goes on with its results when others have taken its runs.',
    within: 60,
    missing: harnessMissing,
    disturb: frozenWithRun,
    unproved: ({ takenOver }) => (takenOver === 0 ? 'The frozen worker held no run.' : null),
  },
  'clock-ahead': { what: 'The clock of a worker, and then of an API, is an hour ahead for 15 s.', within: 60, missing: harnessMissing, disturb: (cluster) => clocksMoved(cluster, HOUR_MS) },
  'clock-behind': { what: 'The clock of a worker, and then of an API, is an hour behind for 15 s.', within: 60, missing: harnessMissing, disturb: (cluster) => clocksMoved(cluster, -HOUR_MS) },
};
