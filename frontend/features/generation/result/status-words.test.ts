import { expect, it } from 'vitest';
import { minutesLeft, statusLine, timeLeft } from './status-words.ts';

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

it("the remaining time of a text follows the pace of its words, and the server's estimate before a tenth is written", () => {
  const start = Date.parse('2026-11-22T12:00:00Z');
  const at = (seconds: number): string => new Date(start + seconds * 1_000).toISOString();
  const text = { status: 'running', etaAt: at(6), length: 900, attempt: 1 } as const;
  expect(timeLeft(text, start + 1_000, 49, start)).toBe('about 5 s left');
  // 155 of 900 words after 4 s: the other 745 take 19.2 s at this pace.
  expect(timeLeft(text, start + 4_000, 155, start)).toBe('about 20 s left');
  expect(timeLeft(text, start + 14_000, 600, start)).toBe('about 7 s left');
  expect(timeLeft(text, start + 21_000, 905, start)).toBe('almost done');
  // The start of a run is that of its first attempt, which tells nothing about the pace of a later one.
  expect(timeLeft({ ...text, attempt: 2 }, start + 4_000, 155, start)).toBe('about 2 s left');
  expect(timeLeft({ ...text, status: 'queued', etaAt: null }, start, 0, start)).toBeNull();
});

it("the remaining time of a text does not depend on the browser's clock, because its pace counts from the first words here", () => {
  const [start, wrongMs] = [Date.parse('2026-11-22T12:00:00Z'), 10_000];
  const text = { status: 'running', startedAt: new Date(start).toISOString(), etaAt: new Date(start + 60_000).toISOString(), length: 900, attempt: 1 } as const;
  // 90 of 900 words after 2 s: the other 810 take 18 s.
  expect(timeLeft(text, start + wrongMs + 2_000, 90, start + wrongMs)).toBe('about 18 s left');
  // A page that was opened later does not know when the words began.
  expect(timeLeft(text, start + 42_000, 500, undefined)).toBe('about 18 s left');
});
