import { expect, test } from 'vitest';
import { nextLine, NOBODY } from './achievement-line.ts';
import type { AchievementLine, LineStep } from './achievement-line.ts';

const news = (title: string): LineStep => ({ type: 'came', news: { emoji: '✨', title, message: 'Done.' } });
const after = (...steps: LineStep[]): AchievementLine => steps.reduce(nextLine, NOBODY);

test('the first one is shown, the others wait in the order they came', () => {
  const line = after(news('First Spark'), news('Night Owl'), news('Collector'));
  expect(line.shown?.title).toBe('First Spark');
  expect(line.waiting.map(({ title }) => title)).toEqual(['Night Owl', 'Collector']);
});

test('a closed card stays until it has gone, and what comes meanwhile waits', () => {
  const leaving = after(news('First Spark'), { type: 'closed' }, news('Night Owl'));
  expect(leaving).toMatchObject({ leaving: true, shown: { title: 'First Spark' } });
  expect(nextLine(leaving, { type: 'gone' })).toMatchObject({ leaving: false, shown: { title: 'Night Owl' }, waiting: [] });
});

test('nothing goes that was not closed, and closing nothing does nothing', () => {
  expect(after(news('First Spark'), { type: 'gone' }).shown?.title).toBe('First Spark');
  expect(after({ type: 'closed' }, { type: 'gone' })).toEqual(NOBODY);
});

test('two of the same name are two cards', () => {
  const line = after(news('First Spark'), news('First Spark'), { type: 'closed' }, { type: 'gone' });
  expect(line.shown?.turn).toBe(2);
});

test('one with a key stands in line once, on the page or behind it', () => {
  const keyed = (key: string): LineStep => ({ type: 'came', news: { emoji: '✨', title: key, message: 'Done.', key } });
  const line = after(keyed('a'), keyed('b'), keyed('a'), keyed('b'));
  expect([line.shown?.title, line.waiting.map(({ title }) => title)]).toEqual(['a', ['b']]);
});
