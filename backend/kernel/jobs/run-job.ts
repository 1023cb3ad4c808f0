import { DelayedError, RateLimitError, UnrecoverableError, WaitingError } from 'bullmq';
import type { Job, Worker } from 'bullmq';
import { millis, systemClock } from '../clock.ts';
import { withoutQuery } from '../logging/logger.ts';
import type { Logger } from '../logging/logger.ts';
import { giveBackStart } from './give-back-start.ts';
import { ComeBackLater, isFinal, JobAborted, RateLimited } from './job-errors.ts';
import type { AbortCause } from './job-errors.ts';
import type { JobHandler, JobOutcome } from './worker.ts';

interface Run {
  worker: Worker;
  job: Job;
  token: string;
  signal: AbortSignal;
  handler: JobHandler | undefined;
  log: Logger;
  tell(outcome: JobOutcome): void;
}

/** Runs the handler of a job once, and turns its result or error into what BullMQ expects. */
export async function runJob({ worker, job, token, signal, handler, tell }: Run): Promise<void> {
  if (!handler) {
    tell('failed');
    throw new UnrecoverableError(`no handler for ${job.name}`);
  }
  const payload = handler.job.payload.safeParse(job.data);
  if (!payload.success) {
    tell('failed');
    throw new UnrecoverableError(`payload of ${job.name} does not fit its schema`);
  }
  const attempt = job.attemptsMade + 1;
  const lastAttempt = attempt >= (job.opts.attempts ?? 1);
  const abort = withReadableReason(signal);
  try {
    await handler.run(payload.data, { signal: abort.signal, jobId: job.id ?? '', attempt, lastAttempt });
    tell('completed');
  } catch (error) {
    throw await translate(error);
  } finally {
    abort.release();
  }

  async function translate(error: unknown): Promise<unknown> {
    const aborted = abort.signal.aborted ? (abort.signal.reason as JobAborted) : undefined;
    if (aborted?.why === 'shutdown') {
      tell('given_back');
      await giveBackStart(worker, job);
      await job.moveToWait(token);
      return new WaitingError();
    }
    if (error instanceof ComeBackLater) {
      tell('given_back');
      await giveBackStart(worker, job);
      await job.moveToDelayed(millis(systemClock) + error.delayMs, token);
      return new DelayedError();
    }
    if (error instanceof RateLimited) {
      tell('given_back');
      await giveBackStart(worker, job);
      await worker.rateLimit(Math.max(1, Math.ceil(error.retryAfterMs)));
      return new RateLimitError();
    }
    if (aborted?.why === 'cancelled') {
      tell('failed');
      return new UnrecoverableError(aborted.message);
    }
    if (isFinal(error)) {
      tell('failed');
      return new UnrecoverableError(error instanceof Error ? withoutQuery(error) : String(error));
    }
    tell(lastAttempt ? 'failed' : 'retried');
    return forQueue(error);
  }
}

/**
 * Removes people's words from a job's error before BullMQ stores it in Redis: knex writes the values of a failed statement into message and stack.
 * The whole error stays the cause, for the log, which removes the words too.
 */
function forQueue(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = withoutQuery(error);
  if (message === error.message) return error;
  const plain = new Error(message, { cause: error });
  plain.stack = (error.stack ?? '').replace(error.message, message);
  return plain;
}

/** BullMQ aborts with a bare string, with which every aborted fetch would reject. So the reason becomes an error here. */
function withReadableReason(signal: AbortSignal): { signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const forward = (): void => controller.abort(readReason(signal.reason));
  if (signal.aborted) forward();
  else signal.addEventListener('abort', forward, { once: true });
  return { signal: controller.signal, release: () => signal.removeEventListener('abort', forward) };
}

const CAUSES: Record<string, AbortCause> = { shutdown: 'shutdown', lost: 'lost' };

function readReason(reason: unknown): JobAborted {
  const text = String(reason);
  return new JobAborted(CAUSES[text] ?? 'cancelled', text.replace(/^cancelled:/, ''));
}
