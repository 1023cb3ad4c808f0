import { expect, test } from 'vitest';
import { messageOf } from '../testing/message-of.ts';
import { groupedRows, plainRows } from './date-groups.ts';

/** Returns an hour of a November day in the reader's time zone, as ISO time. */
const on = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();
/** The tests take Saturday, 21 November 2026, noon, as the time now. */
const NOW = new Date(2026, 10, 21, 12);

const outline = (times: string[], now = NOW): string[] =>
  groupedRows(times.map((createdAt, index) => messageOf(100 - index, { createdAt })), now).map((row) => (row.kind === 'group' ? `${row.name} ${row.count}` : `#${row.place}`));

test('puts messages under headings for their days, each with its number of messages', () => {
  expect(outline([on(21, 11), on(21, 0), on(20, 23), on(19, 9), on(16, 0), on(15, 23)])).toEqual(
    ['Today 2', '#1', '#2', 'Yesterday 1', '#3', 'Earlier this week 2', '#4', '#5', 'Earlier 1', '#6'],
  );
});

test('groups no messages under "this week" on a Tuesday, because Monday is yesterday', () => {
  expect(outline([on(16, 23), on(15, 23)], new Date(2026, 10, 17, 8))).toEqual(['Yesterday 1', '#1', 'Earlier 1', '#2']);
});

test('shows each date heading once, although the clock of one server was ahead and its message has a later time', () => {
  expect(outline([on(21, 0), on(20, 23), on(21, 0)])).toEqual(['Today 1', '#1', 'Yesterday 2', '#2', '#3']);
});

test('shows messages without date headings when the reader switched grouping off', () => {
  expect(plainRows([messageOf(2), messageOf(1)]).map(({ kind }) => kind)).toEqual(['message', 'message']);
});
