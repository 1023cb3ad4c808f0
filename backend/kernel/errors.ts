import type { Issue } from '#contracts/errors.ts';

export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'rate_limited'
  | 'unprocessable'
  | 'too_large'
  | 'unsupported_media'
  | 'unavailable'
  | 'internal';

/** The HTTP status for each kind of expected error. */
export const STATUS_BY_KIND: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  unprocessable: 422,
  too_large: 413,
  unsupported_media: 415,
  unavailable: 503,
  internal: 500,
};

export interface AppErrorOptions {
  issues?: Issue[];
  /** Further facts of an error for the client. They are sent as they are, so they must contain no secret. */
  details?: Record<string, unknown>;
  /** After how many seconds the client may try again. The server sends it as `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An expected failure. Its message is written for people and is shown to them; programs rely on its code, which never changes. */
export class AppError extends Error {
  override readonly name: string = 'AppError';
  readonly code: string;
  readonly kind: ErrorKind;
  readonly issues: Issue[] | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, kind: ErrorKind, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.kind = kind;
    this.issues = options.issues;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return STATUS_BY_KIND[this.kind];
  }
}

/** 404 for a thing that is missing, or that is private to another person. `what` starts the sentence, e.g. "This run". */
export const notFound = (what = 'This'): AppError =>
  new AppError('not_found', 'not_found', `${what} was not found. It may have moved, or it never existed.`);

/** 401 for a caller who is not signed in. */
export const unauthenticated = (): AppError =>
  new AppError('unauthenticated', 'unauthenticated', 'Please sign in first.');

/** 403 for a signed-in caller who has not the role that the request needs. */
export const forbidden = (): AppError => new AppError('forbidden', 'forbidden', 'You do not have permission to do this.');

/** 400 with a list of all invalid fields and their full paths, so that a form can show each message at its field. */
export const invalid = (issues: Issue[], message = 'Some values are not valid.'): AppError =>
  new AppError('invalid_request', 'invalid', message, { issues });
