import { expect, it } from 'vitest';
import { signAt, withoutSign } from './sign.ts';

it.each([
  ['/pos', 4, 'prompt', 'pos'], ['Like @mi', 8, 'agent', 'mi'], ['Look at\n#', 9, 'creation', ''], ['/pos and more', 4, 'prompt', 'pos'],
])('the composer opens a list of suggestions for the text %j with the cursor at %i', (text, caret, kind, q) =>
  expect(signAt(text, caret)).toMatchObject({ kind, q }));

it.each([
  ['and/or', 6], ['https://a.b', 11], ['me@home', 7], ['C#', 2], ['/pos ', 5], ['//', 2], [`/${'x'.repeat(41)}`, 42],
])('the composer suggests nothing for the text %j', (text, caret) => expect(signAt(text, caret)).toBeNull());

it('removes a sign such as @ with its search word from the message, and keeps the text around it', () => {
  expect(withoutSign('Like @mira please', { start: 5, end: 10 })).toBe('Like please');
  expect(withoutSign('/poster', { start: 0, end: 7 })).toBe('');
});
