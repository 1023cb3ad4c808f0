import { expect, it } from 'vitest';
import { blockedWords } from './blocked-words.ts';

const { findIn } = blockedWords(['arsenic', 'how to poison', '毒薬', '!!']);

it.each([
  ['Arsenic and old lace', 'arsenic'],
  ['ＡＲＳＥＮＩＣ', 'arsenic'],
  ['ar​sen­ic', 'arsenic'],
  ['How\tto\n  POISON, gently', 'how to poison'],
  ['彼は毒薬を飲んだ', '毒薬'],
  ['(arsenic)', 'arsenic'],
])('finds the blocked word in %j', (text, word) => {
  expect(findIn([null, 'nothing here', text])).toBe(word);
});

it.each(['arsenical', 'arsénic', 'how we poison', 'to poison how', '!!', '', 'arse nic'])('finds no blocked word in %j', (text) => {
  expect(findIn([text])).toBeNull();
});

it('searches the longest text for 200 blocked words in less than 50 ms of processor time', () => {
  const words = blockedWords(Array.from({ length: 200 }, (_, place) => `word number ${place}`));
  const tries = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    expect(words.findIn(['word number and '.repeat(6_250)])).toBeNull();
    return process.cpuUsage(before).user / 1_000;
  });
  expect(Math.min(...tries)).toBeLessThan(50);
});
