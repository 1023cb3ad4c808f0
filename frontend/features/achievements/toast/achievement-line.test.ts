import { describe, expect, test } from 'vitest';
import { batchWords, gainWords, nextLine, EMPTY_LINE } from './achievement-line.ts';
import type { AchievementLine, LineStep } from './achievement-line.ts';

const news = (title: string, more: object = {}): LineStep => ({ type: 'came', news: { emoji: '✨', title, message: 'Done.', ...more } });
const after = (...steps: LineStep[]): AchievementLine => steps.reduce(nextLine, EMPTY_LINE);
const titles = (batch: { news: readonly { title: string }[] } | null | undefined): string[] => batch?.news.map(({ title }) => title) ?? [];

test('shows the first card, and queues the others in the order of their arrival', () => {
  const line = after(news('First Spark'), news('Night Owl'), news('Collector'));
  expect([titles(line.shown), ...line.waiting.map(titles)]).toEqual([['First Spark'], ['Night Owl'], ['Collector']]);
});

test('puts the achievements of one run on one card, also while that card waits', () => {
  const line = after(news('First Spark', { batch: 'run 1' }), news('Night Owl', { batch: 'run 2' }), news('Painter', { batch: 'run 1' }), news('Four', { batch: 'run 2' }));
  expect([titles(line.shown), ...line.waiting.map(titles)]).toEqual([['First Spark', 'Painter'], ['Night Owl', 'Four']]);
});

test('keeps a closing card until its animation ends, and queues new ones meanwhile', () => {
  const leaving = after(news('First Spark', { batch: 'run' }), { type: 'closed' }, news('Night Owl', { batch: 'run' }));
  expect([leaving.leaving, titles(leaving.shown)]).toEqual([true, ['First Spark']]);
  const next = nextLine(leaving, { type: 'gone' });
  expect([next.leaving, titles(next.shown), next.waiting]).toEqual([false, ['Night Owl'], []]);
});

test('removes only closed cards, and closing without a card does nothing', () => {
  expect(titles(after(news('First Spark'), { type: 'gone' }).shown)).toEqual(['First Spark']);
  expect(after({ type: 'closed' }, { type: 'gone' }, { type: 'shrank' }, { type: 'opened' })).toEqual(EMPTY_LINE);
});

test('makes two cards for two achievements of the same name without a key; with a key, one card, and another only after the first is gone', () => {
  expect(after(news('First Spark'), news('First Spark'), { type: 'closed' }, { type: 'gone' }).shown?.turn).toBe(2);
  const keyed = news('First Spark', { key: 'first-spark' });
  expect(after(keyed, keyed, news('Night Owl', { key: 'night-owl' }), news('Night Owl', { key: 'night-owl' })).waiting.map(titles)).toEqual([['Night Owl']]);
  expect(after(keyed, { type: 'shrank' }, keyed)).toMatchObject({ shown: null, chip: [{ key: 'first-spark' }] });
  expect(titles(after(keyed, { type: 'closed' }, { type: 'gone' }, keyed).shown)).toEqual(['First Spark']);
});

test('moves an untouched card into the chip and shows the next, and the chip opens all its cards', () => {
  const two = after(news('First Spark'), news('Night Owl'), { type: 'shrank' });
  expect([titles(two.shown), two.chip.map(({ title }) => title)]).toEqual([['Night Owl'], ['First Spark']]);
  const opened = nextLine(two, { type: 'opened' });
  expect([titles(opened.shown), opened.shown?.reopened, opened.waiting.map(titles), opened.chip]).toEqual([['First Spark'], true, [['Night Owl']], []]);
  const all = after(news('First Spark'), news('Night Owl'), { type: 'shrank' }, { type: 'shrank' }, { type: 'opened' });
  expect(titles(all.shown)).toEqual(['First Spark', 'Night Owl']);
});

test('removes achievements that another device has shown, but not from a card that the reader opened', () => {
  const both = after(news('First Spark', { key: 'a', batch: 'run' }), news('Night Owl', { key: 'b', batch: 'run' }), news('Collector', { key: 'c' }));
  const one = nextLine(both, { type: 'seen', keys: ['a', 'c'] });
  expect([titles(one.shown), one.waiting]).toEqual([['Night Owl'], []]);
  expect(nextLine(one, { type: 'seen', keys: ['b'] }).shown).toBeNull();
  expect(nextLine(nextLine(one, { type: 'shrank' }), { type: 'seen', keys: ['b'] }).chip).toEqual([]);
  const opened = after(news('First Spark', { key: 'a' }), { type: 'shrank' }, { type: 'opened' }, { type: 'seen', keys: ['a'] });
  expect(titles(opened.shown)).toEqual(['First Spark']);
});

describe('the words of a card', () => {
  const one = (tokens?: number) => ({ emoji: '✨', title: 'First Spark', message: 'Done.', ...(tokens !== undefined && { tokens }) });
  test('give the number of achievements and the sum of their tokens', () => expect(batchWords([one(1), one(3), one(1)])).toBe('3 achievements · +5 tokens'));
  test('give the title when the batch has one achievement', () => expect([batchWords([one(1)]), gainWords([one(1)])]).toEqual(['First Spark', '+1 token']));
  test('give no tokens when none were received', () => expect([batchWords([one(0), one()]), gainWords([one(0)])]).toEqual(['2 achievements', '']));
});
