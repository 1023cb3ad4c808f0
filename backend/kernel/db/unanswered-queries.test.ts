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
  ['ends a connection when a statement exceeds its time limit by the margin of 7 s', 1_000, 8_000, true],
  ['leaves a connection open before the margin of 7 s is over', 1_000, 7_900, false],
  ['never ends a connection when statements have no time limit', 0, 3_600_000, false],
])("the watch over a database connection's answers %s", (_, statementTimeoutMs, afterMs, ended) => {
  const driver = silentDriver();
  watchAnswers(driver, statementTimeoutMs);
  void driver.query('vacuum analyze');
  vi.advanceTimersByTime(afterMs);
  expect(driver.connection.stream.destroyed).toBe(ended);
});
