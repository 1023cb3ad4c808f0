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
  if (stream === null || !('query' in driver) || typeof driver.query !== 'function') throw new Error('This is no connection of pg.');
  // A statement timeout of 0 means no limit in Postgres, so no answer can be late.
  const usual = statementTimeoutMs === 0 ? null : statementTimeoutMs + MARGIN_MS;
  let limit = usual;
  const query = new Proxy(driver.query, {
    apply(send, self, given: unknown[]) {
      const text = textOf(given[0]);
      if (TRANSACTION_ENDS.test(text)) limit = usual;
      else if (text.length < LONGEST_SETTING) limit = ownLimitIn(text, limit);
      return limit === null ? Reflect.apply(send, self, given) : withLimit(stream, limit, given, (all) => Reflect.apply(send, self, all));
    },
  });
  Object.defineProperty(driver, 'query', { value: query, configurable: true, writable: true });
}

/** Sends a query, and closes the connection when its answer comes too late. The driver answers by the callback in the last argument, or by a promise. */
function withLimit(stream: Duplex, ms: number, given: readonly unknown[], send: (all: readonly unknown[]) => unknown): unknown {
  const timer = setTimeout(() => stream.destroy(new DatabaseSilent(ms)), ms);
  const told = given.at(-1);
  if (typeof told === 'function') {
    const answered = (...answer: unknown[]): unknown => {
      clearTimeout(timer);
      return Reflect.apply(told, undefined, answer);
    };
    return send([...given.slice(0, -1), answered]);
  }
  const answer = send(given);
  const stop = (): void => clearTimeout(timer);
  if (answer instanceof Promise) answer.then(stop, stop);
  // A query that streams its rows never calls this callback, so its time is not limited.
  else stop();
  return answer;
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

/** The statement timeout that an SQL text sets for its transaction, in ms with the margin; null for none. A text that sets no timeout keeps `before`. */
function ownLimitIn(text: string, before: number | null): number | null {
  const [, number, seconds] = OWN_LIMIT.exec(text) ?? [];
  if (number === undefined) return before;
  return Number(number) === 0 ? null : Number(number) * (seconds === 's' ? 1_000 : 1) + MARGIN_MS;
}
