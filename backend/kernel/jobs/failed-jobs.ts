import type { Job } from 'bullmq';
import { z } from 'zod';
import { within } from '../deadline.ts';
import { afterPlace, cutPage, encodeCursor } from '../cursor.ts';
import { AppError } from '../errors.ts';
import { withoutSecretTexts } from '../logging/secret-texts.ts';
import type { QueueName } from './job.ts';
import type { Queues } from './queues.ts';

export interface FailedJobRow {
  queue: QueueName;
  id: string;
  name: string;
  reason: string;
  attempts: number;
  addedAt: Date;
  failedAt: Date;
}

export interface FailedJobsQuestion {
  /** The queue whose failed jobs are read; all queues when left out. */
  queue?: QueueName | undefined;
  limit: number;
  before?: string | undefined;
}

const TIMEOUT_MS = 5_000;
const LONGEST_REASON = 500;
/** How many failed jobs are read or retried at the same time. */
const AT_ONCE = 50;

/** 503 when Redis, which holds the jobs, does not answer. */
const away = (): AppError => new AppError('queues_away', 'unavailable', 'The queues cannot be reached right now. Please try again in a moment.', { retryAfterSeconds: 5 });

const inTime = <T>(queues: Queues | null, work: (queues: Queues) => Promise<T>): Promise<T> => {
  if (!queues?.ready()) throw away();
  // BullMQ would wait for as long as Redis is away, so the wait is limited here.
  return within(TIMEOUT_MS, work(queues), () => {
    throw away();
  });
};

interface Place {
  at: number;
  queue: string;
  id: string;
}
const cursor = z.tuple([z.number().min(0), z.string().max(100), z.string().max(200)]);
const latestFirst = (a: Place, b: Place): number => b.at - a.at || a.queue.localeCompare(b.queue) || a.id.localeCompare(b.id);

/**
 * Lists a page of the jobs that failed for good, latest first, and counts them for each queue. A queue keeps at most 1,000 failed jobs, for a day.
 * @throws AppError queues_away, invalid_request for a cursor of another list
 */
export async function listFailed(queues: Queues | null, { queue, limit, before }: FailedJobsQuestion): Promise<{ items: FailedJobRow[]; counts: { name: QueueName; failed: number }[]; nextCursor: string | null }> {
  const after = afterPlace(before, cursor, 'before');
  return inTime(queues, async (known) => {
    const all = await Promise.all(known.names.map(async (name) => ({ name, places: await known.failed(name) })));
    const places = all.filter(({ name }) => queue === undefined || name === queue).flatMap(({ name, places: found }) => found.map(({ id, at }): Place => ({ at, queue: name, id })));
    const rest = places.sort(latestFirst).filter((place) => after === null || latestFirst(place, { at: after[0], queue: after[1], id: after[2] }) > 0);
    const { page, nextCursor } = cutPage(rest, limit, ({ at, queue: last, id }) => encodeCursor([at, last, id]));
    const jobs = await Promise.all(page.map(({ queue: name, id }) => known.get(name).getJob(id)));
    return { items: jobs.flatMap((job) => (job ? [described(job)] : [])), counts: all.map(({ name, places: found }) => ({ name, failed: found.length })), nextCursor };
  });
}

function described({ queueName: queue, id = '', name, failedReason = '', attemptsMade: attempts, timestamp, finishedOn }: Job): FailedJobRow {
  const [firstLine = ''] = failedReason.split('\n');
  return { queue, id, name, reason: withoutSecretTexts(firstLine).slice(0, LONGEST_REASON), attempts, addedAt: new Date(timestamp), failedAt: new Date(finishedOn ?? timestamp) };
}

/** Finds the ids of failed jobs in a queue: one by its id, or all with a job name. @throws AppError queues_away */
export function failedIds(queues: Queues | null, queue: QueueName, which: { id: string } | { name: string }): Promise<string[]> {
  return inTime(queues, async (known) => {
    const ids = (await known.failed(queue)).map(({ id }) => id);
    if ('id' in which) return ids.filter((id) => id === which.id);
    const jobs = await Promise.all(ids.map((id) => known.get(queue).getJob(id)));
    return jobs.flatMap((job) => (job?.name === which.name && job.id !== undefined ? [job.id] : []));
  });
}

/**
 * Returns failed jobs to their queue under their own ids, with all of their attempts. Redis moves each job only while it is failed, so it starts once
 * even if two administrators ask. Returns how many moved.
 * @throws AppError queues_away
 */
export function retryFailed(queues: Queues | null, queue: QueueName, ids: readonly string[]): Promise<number> {
  return inTime(queues, async (known) => {
    let moved = 0;
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const outcomes = await Promise.all(ids.slice(start, start + AT_ONCE).map((id) => retryOne(known, queue, id)));
      moved += outcomes.filter(Boolean).length;
    }
    return moved;
  });
}

async function retryOne(queues: Queues, queue: QueueName, id: string): Promise<boolean> {
  const job = await queues.get(queue).getJob(id);
  if (!job) return false;
  try {
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
    return true;
  } catch (error) {
    if (await job.isFailed()) throw error;
    return false;
  }
}
