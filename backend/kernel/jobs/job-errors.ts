import { AppError } from '../errors.ts';
import type { ErrorKind } from '../errors.ts';

/** A handler throws this to postpone its job by `delayMs` without using an attempt. */
export class ComeBackLater extends Error {
  readonly delayMs: number;
  constructor(delayMs: number, message = 'come back later') {
    super(message);
    this.delayMs = delayMs;
  }
}

/** A handler throws this when a provider asked us to slow down. The whole queue pauses for `retryAfterMs`, and the job uses no attempt. */
export class RateLimited extends Error {
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number, message = 'rate limited') {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** A handler throws this when another attempt cannot help, so that its job fails for good. */
export class NotRetryable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
  }
}

export type AbortCause = 'cancelled' | 'shutdown' | 'lost';

/** The reason with which a job's AbortSignal aborts: a person cancelled the job, this process shuts down, or another worker took it. */
export class JobAborted extends Error {
  readonly why: AbortCause;
  /** The text that was given as the reason when the job was cancelled. */
  readonly detail: string;
  constructor(why: AbortCause, detail: string) {
    super(`job aborted: ${detail}`);
    this.why = why;
    this.detail = detail;
  }
}

const WORTH_ANOTHER_TRY: readonly ErrorKind[] = ['unavailable', 'rate_limited', 'internal', 'conflict'];

/** Whether an error would come again however often the job runs, so that the job is not retried. */
export const isFinal = (error: unknown): boolean =>
  error instanceof NotRetryable || (error instanceof AppError && !WORTH_ANOTHER_TRY.includes(error.kind));
