import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type { Logger } from 'pino';

export interface LoggerOptions {
  level: string;
  /** Which process speaks: `api`, `worker`. */
  name: string;
  /** Where lines go; standard output when left out. */
  destination?: DestinationStream;
}

// Names that carry secrets or people's words, at the depths at which we log objects.
const SECRET_KEYS = [
  'password', 'newPassword', 'passwordHash', 'password_hash', 'token', 'secret', 'key', 'apiKey', 'authorization', 'cookie',
  'prompt', 'inputs', 'template', 'text', 'filled_prompt', 'output_text', 'bindings', 'body',
];
const DEPTHS = ['', '*.', '*.*.'];
// Spelled with brackets because of the dashes.
const HEADER_PATHS = ['["set-cookie"]', '*["set-cookie"]', '*.*["set-cookie"]', '*.*["idempotency-key"]'];

/** Structured logs, one JSON object a line. Secrets and people's words are cut out by name. */
export function createLogger({ level, name, destination }: LoggerOptions): Logger {
  const options = {
    level,
    name,
    redact: {
      paths: [...DEPTHS.flatMap((depth) => SECRET_KEYS.map((key) => `${depth}${key}`)), ...HEADER_PATHS],
      censor: '[redacted]',
    },
    serializers: { err: describeError, error: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A log that says nothing, for tests and tools. */
export const silentLogger = (): Logger => pino({ level: 'silent' });

// Only these fields: drivers hang queries, bindings and whole responses on their errors.
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint, table, status } = error as Error & Record<string, unknown>;
  return {
    type: error.constructor.name,
    message: withoutQuery(error),
    stack: error.stack?.replace(error.message, withoutQuery(error)),
    code,
    constraint,
    table,
    status,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

// knex puts the whole statement in front of the database's own sentence.
const withoutQuery = (error: Error): string =>
  'severity' in error ? error.message.slice(error.message.lastIndexOf(' - ') + 3) : error.message;
