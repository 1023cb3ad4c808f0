import { expect, it } from 'vitest';
import { KIND_NAMES, typesetOf } from './text-kind.ts';

it.each([
  ['a letter by its lines To and Subject', 'To: Joel\nSubject: **Saturday**\n\nThank you for thinking of me.', { kind: 'letter', heads: [['To', 'Joel'], ['Subject', 'Saturday']], paragraphs: ['Thank you for thinking of me.'] }],
  ['a letter by its greeting', 'Dear Ada,\n\nrain fell.', { kind: 'letter', heads: [], paragraphs: ['Dear Ada,', 'rain fell.'] }],
  ['a list by its items', '1. Nobody tells you\n2. Second\n3. Third', { kind: 'list', first: 'Nobody tells you', more: 2 }],
  ['an outline by a heading with items', '# The keeper\n\nA) She reads\nB) The boat', { kind: 'outline', title: 'The keeper', items: [['A)', 'She reads'], ['B)', 'The boat']] }],
  ['an outline with the numbers of its text', '# Openers\n\n1. **Ask**\n2. Begin\n- Then end', { kind: 'outline', title: 'Openers', items: [['1.', 'Ask'], ['2.', 'Begin'], ['•', 'Then end']] }],
  ['code by its fence', '```js\nlet a = 1;\n```', { kind: 'code', lines: ['let a = 1;'] }],
  ['a script by its moments', '0:00 Close on hands.\n0:08 "I bake at eleven."', { kind: 'script', rows: [['0:00', 'Close on hands.'], ['0:08', '"I bake at eleven."']] }],
  ['an article by its heading', '## Sourdough\n\nMost *advice* assumes.', { kind: 'article', title: 'Sourdough', paragraphs: ['Most advice assumes.'] }],
  ['an article without a heading', 'Rain falls.', { kind: 'article', title: null, paragraphs: ['Rain falls.'] }],
  ['an empty text as an article', '', { kind: 'article', title: null, paragraphs: [] }],
])('the card of a text chooses the layout for %s', (_, text, typeset) => {
  expect(typesetOf(text)).toEqual(typeset);
});

it('the card of a list shortens its large line between words', () => {
  const typeset = typesetOf(['- ' + 'word '.repeat(60), '- b', '- c'].join('\n'));
  expect(typeset.kind === 'list' && typeset.first).toMatch(/word…$/);
});

it('the card of a list with a heading calls it a list', () => {
  expect(KIND_NAMES[typesetOf('# Openers for a talk\n\n1. Ask a question\n2. Begin in the middle\n3. Show the end first').kind]).toBe('List');
});
