import { expect, it } from 'vitest';
import { minutesLeft, statusLine } from './status-words.ts';

const run = (over: object) => ({ status: 'queued', contentType: 'text', quantity: 1, delivered: 0, attempt: 0, queuePosition: 0, ...over }) as never;

it.each([
  [run({}), 'Up next'],
  [run({ queuePosition: 1 }), 'Number 2 in line'],
  [run({ queuePosition: 4 }), 'Number 5 in line'],
  [run({ status: 'running', attempt: 1 }), 'Writing'],
  [run({ status: 'running', attempt: 5 }), 'Trying again'],
])('writes the state of the run %j in one line: “%s”', (given, words) => expect(statusLine(given)).toBe(words));

it('the minutes until a moment are rounded up, but not for one second more, and are null for a moment that has passed', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(['2026-11-22T12:10:00.900Z', '2026-11-22T12:07:02Z', '2026-11-22T12:00:01Z', '2026-11-22T12:00:00Z', null].map((until) => minutesLeft(until, now))).toEqual([10, 8, 1, null, null]);
});
