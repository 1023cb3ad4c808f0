import { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchAnswers } from './unanswered-queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Makes a database connection that never answers a query. */
function silentDriver() {
  const stream = new Duplex({ read: () => undefined, write: () => undefined });
  stream.on('error', () => undefined);
  return { connection: { stream }, query: (_text: string): Promise<unknown> => new Promise(() => undefined) };
}

it.each([
  ['ends a connection once its statement is late by the margin', 1_000, 8_000, true],
  ['leaves a connection alone until then', 1_000, 7_900, false],
  ['waits for ever where statements have no limit', 0, 3_600_000, false],
])("the watch over a database connection's answers %s", (_, statementTimeoutMs, afterMs, ended) => {
  const driver = silentDriver();
  watchAnswers(driver, statementTimeoutMs);
  void driver.query('vacuum analyze');
  vi.advanceTimersByTime(afterMs);
  expect(driver.connection.stream.destroyed).toBe(ended);
});
