import { expect, it } from 'vitest';
import { excerptOf } from './words.ts';

it.each([
  ['Rain on a tin roof', 'Rain on a tin roof'],
  ['  two  blanks,\n\na\tbreak and\u00a0more ', 'two blanks, a break and more'],
  ['# A title\n\n**Bold** and `code`, [a link](https://example.test) and ![a picture](x.png)', 'A title Bold and code, a link and a picture'],
  ['```js\nlet a;\n```', 'let a;'],
  [' \n ', null],
  [null, null],
])('shortens the text %j to the excerpt %j for a card', (text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});

it('cuts the excerpt of a long text between words, and marks the cut', () => {
  const excerpt = excerptOf('word '.repeat(100))!;
  expect(excerpt).toMatch(/word…$/);
  expect(excerpt.length).toBeLessThanOrEqual(181);
});

it.each([['even words '.repeat(40)], ['a'.repeat(400)], [`${'x'.repeat(179)} y z`], [`${'word '.repeat(36)} **late** signs`]])('gives the same excerpt of %j whether the text begins plainly or needs cleaning first', (text) => {
  expect(excerptOf(text)).toBe(excerptOf(`\n${text}`));
});
