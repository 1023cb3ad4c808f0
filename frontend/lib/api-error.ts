import type { ErrorBody } from '#contracts/errors.ts';

/**
 * The error of a request that the server answered with an error status. Its message is status, colon and text; screens show `body.message`
 * (docs/rules/client-limits.md#error-messages).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody | null;
  readonly path: string;
  /** How long the server asked the client to wait before the next try, in ms; 0 when it did not. */
  readonly retryAfterMs: number;

  constructor(path: string, status: number, text: string, body: ErrorBody | null, retryAfterMs = 0) {
    super(`${status}: ${text}`);
    this.path = path;
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }

  get code(): string | null {
    return this.body?.code ?? null;
  }
}

/**
 * The error of a request that took longer than its time limit. The client never repeats the request, because the server may still be working
 * (docs/rules/client-limits.md#retryable).
 */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor() {
    super('TimeoutError: Request timed out. The server may still be processing your request.');
  }
}

/** The error of a request that got no answer from the server in any of three attempts. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly path: string;

  constructor(path: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Network error when connecting to API: ${reason}`, { cause });
    this.path = path;
  }
}

/** Returns the message of an error for the user: the server's own text when it sent one, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.body) return error.body.message;
  if (error instanceof TimeoutError) return 'Request timed out. The server may still be processing your request.';
  if (error instanceof NetworkError) return 'The server cannot be reached. Check your connection and try again.';
  return fallback;
}

/** Whether a failed request got a final answer. After no answer, a timeout, a 5xx or `in_flight`, the server may have done the work all the same. */
export const isAnswer = (error: unknown): boolean => error instanceof ApiError && !isRetryable(error);

/** Returns the message of an error for the user. Without a final answer of the server it adds `retry`, which says what a second press does. */
export const messageWithRetry = (error: unknown, fallback: string, retry: string): string =>
  isAnswer(error) ? messageOf(error, fallback) : `${messageOf(error, fallback)} ${retry}`;

/**
 * Whether sending the same request again can help (docs/rules/client-limits.md#retryable): after network failures, a status of 500 or more, and 409
 * `in_flight`. Every other 4xx and every timeout is final.
 */
export function isRetryable(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  return error.status >= 500 || (error.status === 409 && error.code === 'in_flight');
}
