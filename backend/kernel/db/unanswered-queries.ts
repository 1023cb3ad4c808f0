import { Duplex } from 'node:stream';

/** The network to the database lost a question or its answer. This process cannot know whether a write was stored. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
  /** The code that Node gives to a network's timeout, so that `translateError` treats this error alike. */
  readonly code = 'ETIMEDOUT';
  constructor(ms: number) {
    super(`The database did not answer within ${ms} ms.`);
  }
}

/** Time in ms that is added to the limit of a statement. A pooler may hold the statement for 5 s, and the network takes time too. */
const MARGIN_MS = 7_000;
/** `set local statement_timeout = 0`, or a number of ms, or `'30s'`. */
const OWN_LIMIT = /\bset local statement_timeout = '?(\d+)(s?)/;
const TRANSACTION_ENDS = /^\s*(commit|rollback)\b/i;
/** Only texts of at most this many characters are searched for a limit of their own, because statements that set one are short. */
const LONGEST_SETTING = 300;

/**
 * Ends a connection whose question is not answered although Postgres must have ended the statement by its own limit. A network that loses everything tells
 * nothing: the kernel gives a connection up after a quarter of an hour, and until then its request hangs and the pool is a connection short
 * (docs/rules/server.md#silent-database). The driver fails all that waits on the connection, and knex lends it no more. A transaction that sets a limit of
 * its own is given that time; without a limit, it waits for ever.
 */
export function watchAnswers(driver: object, statementTimeoutMs: number): void {
  const stream = streamOf(driver);
  if (stream === null || !('query' in driver) || typeof driver.query !== 'function') throw new Error('This is no connection of pg.');
  // Postgres reads 0 as no limit, so no answer is late.
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

/** Sends a query, and closes the connection when the answer comes too late. The driver answers by a callback as its last argument, or by a promise. */
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
  // A query that streams rows does not answer through this callback, so it is not watched.
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

/** The limit that a transaction sets for its statements, in ms with the margin; null for no limit. A text that sets none keeps the limit `before`. */
function ownLimitIn(text: string, before: number | null): number | null {
  const [, number, seconds] = OWN_LIMIT.exec(text) ?? [];
  if (number === undefined) return before;
  return Number(number) === 0 ? null : Number(number) * (seconds === 's' ? 1_000 : 1) + MARGIN_MS;
}
