import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchAnswers } from './unanswered-queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Makes a database connection that never answers a query. */
function silentDriver() {
  const stream = new Duplex({ read: () => undefined, write: () => undefined });
  stream.on('error', () => undefined);
  return Object.assign(new EventEmitter(), { connection: { stream }, query: (_query: unknown): Promise<unknown> => new Promise(() => undefined) });
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

it("the watch over a database connection's answers counts the time limit from the last query, and only while an answer is due", () => {
  const driver = silentDriver();
  watchAnswers(driver, 1_000);
  for (let round = 0; round < 5; round += 1) {
    void driver.query('select 1');
    vi.advanceTimersByTime(5_000);
    driver.emit('drain');
  }
  vi.advanceTimersByTime(60_000);
  expect(driver.connection.stream.destroyed).toBe(false);
  void driver.query('select 1');
  vi.advanceTimersByTime(7_900);
  expect(driver.connection.stream.destroyed).toBe(false);
  vi.advanceTimersByTime(100);
  expect(driver.connection.stream.destroyed).toBe(true);
});

it("the watch over a database connection's answers ends a statement by its own shorter limit, and never a query that streams its rows", () => {
  const [hasty, streaming] = [silentDriver(), silentDriver()];
  for (const driver of [hasty, streaming]) watchAnswers(driver, 60_000);
  void hasty.query('select 1');
  hasty.emit('drain');
  void hasty.query("set local statement_timeout = '5s'");
  void streaming.query({ text: 'select 1', submit: () => undefined });
  vi.advanceTimersByTime(12_000);
  expect([hasty, streaming].map(({ connection }) => connection.stream.destroyed)).toEqual([true, false]);
  vi.advanceTimersByTime(3_600_000);
  expect(streaming.connection.stream.destroyed).toBe(false);
});
