import { AppError } from '../errors.ts';
import type { ErrorKind } from '../errors.ts';

/** Not now: the job returns after `delayMs` without having used up an attempt. */
export class ComeBackLater extends Error {
  readonly delayMs: number;
  constructor(delayMs: number, message = 'come back later') {
    super(message);
    this.delayMs = delayMs;
  }
}

/** The other side asked us to slow down: the whole queue pauses for `retryAfterMs`, and no attempt is used up. */
export class RateLimited extends Error {
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number, message = 'rate limited') {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Trying again cannot help: the job fails for good. */
export class NotRetryable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
  }
}

export type AbortCause = 'cancelled' | 'shutdown' | 'lost';

/** Reason of a handler's AbortSignal: cancelled by somebody, handed back at shutdown, or lost to another worker. */
export class JobAborted extends Error {
  readonly why: AbortCause;
  /** What the canceller said. */
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
