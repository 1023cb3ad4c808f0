import { describe, expect, test } from 'vitest';
import { batchWords, gainWords, nextLine, EMPTY_LINE } from './achievement-line.ts';
import type { AchievementLine, LineStep } from './achievement-line.ts';

const news = (title: string, more: object = {}): LineStep => ({ type: 'came', news: { emoji: '✨', title, message: 'Done.', ...more } });
const after = (...steps: LineStep[]): AchievementLine => steps.reduce(nextLine, EMPTY_LINE);
const titles = (batch: { news: readonly { title: string }[] } | null | undefined): string[] => batch?.news.map(({ title }) => title) ?? [];

test('shows the card of the first achievement, and queues the cards of later ones in the order of their arrival', () => {
  const line = after(news('First Spark'), news('Night Owl'), news('Collector'));
  expect([titles(line.shown), ...line.waiting.map(titles)]).toEqual([['First Spark'], ['Night Owl'], ['Collector']]);
});

test('puts the achievements of one run on one card, also while that card waits', () => {
  const line = after(news('First Spark', { batch: 'run 1' }), news('Night Owl', { batch: 'run 2' }), news('Painter', { batch: 'run 1' }), news('Four', { batch: 'run 2' }));
  expect([titles(line.shown), ...line.waiting.map(titles)]).toEqual([['First Spark', 'Painter'], ['Night Owl', 'Four']]);
});

test('keeps a closing achievement card until its animation ends, and queues new achievements meanwhile', () => {
  const leaving = after(news('First Spark', { batch: 'run' }), { type: 'closed' }, news('Night Owl', { batch: 'run' }));
  expect([leaving.leaving, titles(leaving.shown)]).toEqual([true, ['First Spark']]);
  const next = nextLine(leaving, { type: 'gone' });
  expect([next.leaving, titles(next.shown), next.waiting]).toEqual([false, ['Night Owl'], []]);
});

test('the end of the animation removes no achievement card that was not closed, and closing without a card does nothing', () => {
  expect(titles(after(news('First Spark'), { type: 'gone' }).shown)).toEqual(['First Spark']);
  expect(after({ type: 'closed' }, { type: 'gone' }, { type: 'shrank' }, { type: 'opened' })).toEqual(EMPTY_LINE);
});

test('shows an achievement with the same key on one card only; achievements without a key each get a card', () => {
  expect(after(news('First Spark'), news('First Spark'), { type: 'closed' }, { type: 'gone' }).shown?.turn).toBe(2);
  const keyed = news('First Spark', { key: 'first-spark' });
  expect(after(keyed, keyed, news('Night Owl', { key: 'night-owl' }), news('Night Owl', { key: 'night-owl' })).waiting.map(titles)).toEqual([['Night Owl']]);
  expect(after(keyed, { type: 'shrank' }, keyed)).toMatchObject({ shown: null, chip: [{ key: 'first-spark' }] });
  expect(titles(after(keyed, { type: 'closed' }, { type: 'gone' }, keyed).shown)).toEqual(['First Spark']);
});

test('shrinks an untouched achievement card into the chip and shows the next card, and the chip opens all its achievements again', () => {
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
  test('the text of a card for several achievements gives their number and the sum of their tokens', () =>
    expect(batchWords([one(1), one(3), one(1)])).toBe('3 achievements · +5 tokens'));
  test('the text of a card for one achievement is its title', () => expect([batchWords([one(1)]), gainWords([one(1)])]).toEqual(['First Spark', '+1 token']));
  test('the text of an achievement card names no tokens when the user received none', () =>
    expect([batchWords([one(0), one()]), gainWords([one(0)])]).toEqual(['2 achievements', '']));
});
