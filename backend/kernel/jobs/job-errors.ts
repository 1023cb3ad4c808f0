import { AppError } from '../errors.ts';
import type { ErrorKind } from '../errors.ts';

/** Postpones the job by `delayMs`. It uses no attempt. */
export class ComeBackLater extends Error {
  readonly delayMs: number;
  constructor(delayMs: number, message = 'come back later') {
    super(message);
    this.delayMs = delayMs;
  }
}

/** A provider asked us to slow down. The whole queue pauses for `retryAfterMs`, and the job uses no attempt. */
export class RateLimited extends Error {
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number, message = 'rate limited') {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Another attempt cannot help: the job fails for good. */
export class NotRetryable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
  }
}

export type AbortCause = 'cancelled' | 'shutdown' | 'lost';

/** Reason of a handler's AbortSignal: a person cancelled, this process shuts down, or another worker took the job. */
export class JobAborted extends Error {
  readonly why: AbortCause;
  /** A text that the canceller gave as the reason. */
  readonly detail: string;
  constructor(why: AbortCause, detail: string) {
    super(`job aborted: ${detail}`);
    this.why = why;
    this.detail = detail;
  }
}

const WORTH_ANOTHER_TRY: readonly ErrorKind[] = ['unavailable', 'rate_limited', 'internal', 'conflict'];

/** Whether an error stays the same however often the job runs. */
export const isFinal = (error: unknown): boolean =>
  error instanceof NotRetryable || (error instanceof AppError && !WORTH_ANOTHER_TRY.includes(error.kind));
