import { expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { dueWords } from './due-words.ts';

const due = '2026-11-21T12:00:00.000Z';
const before = (hours: number): number => Date.parse(due) - hours * HOUR_MS;

it('the text of a staff deadline states the time left, in a colour by urgency', () => {
  expect(dueWords(due, before(40))).toEqual({ tone: 'good', words: '40 h left' });
  expect(dueWords(due, before(12.01))).toEqual({ tone: 'good', words: '12 h left' });
  expect(dueWords(due, before(12))).toEqual({ tone: 'warn', words: 'Due in 12 h' });
  expect(dueWords(due, before(0.5))).toEqual({ tone: 'warn', words: 'Due in 30 min' });
  expect(dueWords(due, before(0))).toEqual({ tone: 'warn', words: 'Due in 1 min' });
});

it('the text of a missed staff deadline states how late the item is', () => {
  expect(dueWords(due, before(-0.5))).toEqual({ tone: 'bad', words: '30 min late' });
  expect(dueWords(due, before(-5))).toEqual({ tone: 'bad', words: '5 h late' });
  expect(dueWords(due, before(-96))).toEqual({ tone: 'bad', words: '4 days late' });
});
