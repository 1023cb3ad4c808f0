import type { MachineryHealth } from '#contracts/operations.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { within } from '#kernel/deadline.ts';
import type { Queues } from '#kernel/jobs/queues.ts';

export interface HealthDeps {
  db: Database;
  clock: Clock;
  /** Sends a ping to Redis, and returns when Redis answers. */
  redis: { ping(): Promise<unknown> };
  queues: Queues | null;
  emailIsLocal: boolean;
  /** A part of the server that does not answer within this many ms counts as down. */
  timeoutMs?: number;
}

interface Counts {
  waiting: number;
  oldest: Date | null;
  queued: number;
  failed: number;
}

const COUNTS = `
  select (select count(*) from outbox_events where relayed_at is null) + (select count(*) from outbox_jobs) as waiting,
    least((select min(occurred_at) from outbox_events where relayed_at is null), (select min(created_at) from outbox_jobs)) as oldest,
    (select count(*) from emails where status = 'queued') as queued,
    (select count(*) from emails where status = 'failed') as failed`;

/** The state of database, Redis, email, queues and outbox. A part that does not answer is reported as down, and causes no error and no long wait. */
export async function machineryHealth({ db, clock, redis, queues, emailIsLocal, timeoutMs = 2_000 }: HealthDeps): Promise<MachineryHealth> {
  const ask = <T>(question: () => Promise<T>) => timed(question, timeoutMs);
  const [database, ping, depths] = await Promise.all([
    ask(() => rows<Counts>(db.knex, COUNTS)),
    ask(() => redis.ping()),
    ask(() => depthsOf(queues)),
  ]);
  const counts = database.value?.[0];
  const now = clock.now();
  return {
    at: now.toISOString(),
    database: { up: database.up, ms: database.ms },
    redis: { up: ping.up, ms: ping.ms },
    queues: depths.value ?? null,
    outbox: counts ? { waiting: counts.waiting, oldestMs: counts.oldest && Math.max(0, millis(clock) - counts.oldest.getTime()) } : null,
    email: { mode: emailIsLocal ? 'local' : 'smtp', queued: counts?.queued ?? null, failed: counts?.failed ?? null },
  };
}

const depthsOf = async (queues: Queues | null): Promise<MachineryHealth['queues']> =>
  queues && Promise.all(queues.names.map(async (name) => ({ name, ...(await queues.counts(name)) })));

interface Timed<T> {
  up: boolean;
  ms: number | null;
  value: T | undefined;
}

async function timed<T>(question: () => Promise<T>, timeoutMs: number): Promise<Timed<T>> {
  const startedAt = performance.now();
  try {
    const value = await within(timeoutMs, question(), () => {
      throw new Error('late');
    });
    return { up: true, ms: Math.round((performance.now() - startedAt) * 10) / 10, value };
  } catch {
    return { up: false, ms: null, value: undefined };
  }
}
