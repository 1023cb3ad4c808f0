import { AppError } from '../errors.ts';
import { errorText } from '../error-text.ts';

const RETRY_AFTER_SECONDS = 2;

// Codes of Postgres that mean it is starting, stopping, full, out of connections or too slow: the same request may work later.
const AWAY_STATES = new Set([
  '57P01', '57P02', '57P03', '53000', '53100', '53200', '53300', '55P03', '57014', '25P03', '25P04', '25006', '40001',
  '40P01',
]);
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'ERR_STREAM_WRITE_AFTER_END', 'ERR_STREAM_DESTROYED']);
// Messages of the pg driver about a connection that ended during a query. Knex puts the query in front of them.
const GONE = /(^| - )Connection (terminated|ended|error)|not queryable|timeout expired/i;
// Codes of Postgres for a text that it cannot store, because of a NUL byte or broken characters.
const UNSTORABLE_STATES = new Set(['22021', '22P05']);

/** Turns any error into an expected one with an HTTP status. Unknown errors become `internal`, and their cause appears only in the log. */
export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isServiceAway(error)) {
    return new AppError('unavailable', 'unavailable', 'The server is busy. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    });
  }
  if (UNSTORABLE_STATES.has(codeOf(error))) {
    return new AppError('invalid_request', 'invalid', 'This text contains characters that cannot be stored.', { cause: error });
  }
  if (isTooLarge(error)) return new AppError('invalid_request', 'invalid', 'One of these numbers is too large.', { cause: error });
  return new AppError('internal', 'internal', 'An error happened on our side. Please try again.', { cause: error });
}

/** Whether a number in the request does not fit its column. A sum that grew too large inside the database has another message, and is a fault of the server. */
const isTooLarge = (error: unknown): boolean => codeOf(error) === '22003' && /value "[^"]*" is out of range for type/.test(errorText(error, 'message') ?? '');

/** Whether an error means that the database is away or overloaded. */
function isServiceAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isServiceAway);
  const code = codeOf(error);
  return (
    AWAY_STATES.has(code) ||
    code.startsWith('08') ||
    AWAY_CODES.has(code) ||
    error.name === 'KnexTimeoutError' ||
    GONE.test(error.message)
  );
}

/** The code of the database driver's error, also when Objection has put its own error around it. */
const codeOf = (error: unknown): string => errorText(error, 'code') ?? errorText(nativeOf(error), 'code') ?? '';

const nativeOf = (error: unknown): unknown => (error instanceof Error && 'nativeError' in error ? error.nativeError : undefined);
