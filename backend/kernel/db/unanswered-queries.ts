import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';

/** Thrown when the database did not answer a query in time. This process cannot know whether a write was stored. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
  /** Node's error code for a network timeout, so that `translateError` treats a silent database the same way. */
  readonly code = 'ETIMEDOUT';
  constructor(ms: number) {
    super(`The database did not answer within ${ms} ms.`);
  }
}

/** How many ms a query's answer may be later than the statement timeout. A pooler may hold the statement for 5 s, and the network takes time too. */
const MARGIN_MS = 7_000;
/** Finds the statement timeout that a transaction sets for itself: `set local statement_timeout = 0`, a number of ms, or `'30s'`. */
const OWN_LIMIT = /\bset local statement_timeout = '?(\d+)(s?)/;
const TRANSACTION_ENDS = /^\s*(commit|rollback)\b/i;
/** The longest SQL text, in characters, that is searched for a statement timeout. Statements that set one are short. */
const LONGEST_SETTING = 300;

/**
 * Closes a database connection that does not answer a query although Postgres must have ended the statement by its timeout. Without this, a
 * network that drops everything leaves the request hanging and the pool a connection short for a quarter of an hour
 * (docs/rules/server.md#silent-database). The driver fails all queries of a closed connection, and knex lends it no more. A transaction that
 * sets its own statement timeout is given that time, or waits for ever if it sets none.
 */
export function watchAnswers(driver: object, statementTimeoutMs: number): void {
  const stream = streamOf(driver);
  if (stream === null || !(driver instanceof EventEmitter) || !('query' in driver) || typeof driver.query !== 'function') throw new Error('This is no connection of pg.');
  // A statement timeout of 0 means no limit in Postgres, so no answer can be late.
  const usual = statementTimeoutMs === 0 ? null : statementTimeoutMs + MARGIN_MS;
  let limit = usual;
  const answers = createDeadline((ms) => stream.destroy(new DatabaseSilent(ms)));
  // The driver emits `drain` as soon as every query that was sent over this connection is answered.
  driver.on('drain', () => answers.met());
  const send = driver.query;
  const query = function (this: unknown, ...given: unknown[]): unknown {
    const text = textOf(given[0]);
    if (TRANSACTION_ENDS.test(text)) limit = usual;
    else if (text.length < LONGEST_SETTING) limit = ownLimitIn(text, limit);
    // A query that streams its rows is as slow as its reader, so its time is not limited.
    answers.awaited(isStreamed(given[0]) ? null : limit);
    return Reflect.apply(send, this, given);
  };
  Object.defineProperty(driver, 'query', { value: query, configurable: true, writable: true });
}

/**
 * Calls `missed` when an answer takes longer than awaited. Its timer is not set anew for each query, which would take longer than the rest of
 * this file: it runs on, and looks whether an answer is due when it ends.
 */
function createDeadline(missed: (ms: number) => void): { awaited(ms: number | null): void; met(): void } {
  let dueAt: number | null = null;
  let allowed = 0;
  let timer: NodeJS.Timeout | undefined;
  let endsAt = Infinity;
  const setTimer = (at: number, now: number): void => {
    clearTimeout(timer);
    endsAt = at;
    timer = setTimeout(look, at - now).unref();
  };
  const look = (): void => {
    endsAt = Infinity;
    if (dueAt === null) return;
    const now = performance.now();
    if (now < dueAt) setTimer(dueAt, now);
    else missed(allowed);
  };
  return {
    awaited(ms) {
      if (ms === null) {
        dueAt = null;
        return;
      }
      const now = performance.now();
      allowed = ms;
      dueAt = now + ms;
      if (dueAt < endsAt) setTimer(dueAt, now);
    },
    met() {
      dueAt = null;
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function streamOf(driver: object): Duplex | null {
  const connection = 'connection' in driver ? driver.connection : null;
  return isRecord(connection) && connection['stream'] instanceof Duplex ? connection['stream'] : null;
}

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return isRecord(query) && typeof query['text'] === 'string' ? query['text'] : '';
};

const isStreamed = (query: unknown): boolean => isRecord(query) && typeof query['submit'] === 'function';

/** The statement timeout that an SQL text sets for its transaction, in ms with the margin; null for none. A text that sets no timeout keeps `before`. */
function ownLimitIn(text: string, before: number | null): number | null {
  if (!text.includes('statement_timeout')) return before;
  const [, number, seconds] = OWN_LIMIT.exec(text) ?? [];
  if (number === undefined) return before;
  return Number(number) === 0 ? null : Number(number) * (seconds === 's' ? 1_000 : 1) + MARGIN_MS;
}
