import { expect, test } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { differences } from './differences.ts';

const draft = (changes: Partial<DraftContent>): DraftContent => ({ ...blankDraft(), ...changes });
const field = (key: string, label = key) => ({ key, type: 'short_text' as const, label, required: false });

test('the comparison of two versions of a draft names only places that differ, with both values', () => {
  expect(differences(draft({ title: 'Mine', tags: ['a', 'b'] }), draft({ title: 'Theirs', tags: ['a', 'b'] }))).toEqual([{ place: 'Title', mine: 'Mine', theirs: 'Theirs' }]);
  expect(differences(draft({ category: null }), draft({ category: 'blog-writing' }))).toEqual([{ place: 'Category', mine: 'empty', theirs: 'Blog writing' }]);
  expect(differences(draft({}), draft({}))).toEqual([]);
});

test('the comparison of two versions of a draft shows a long text from its first difference on', () => {
  const start = 'The same beginning. '.repeat(20);
  const [found] = differences(draft({ template: `${start}MINE` }), draft({ template: `${start}THEIRS` }));
  expect(found?.mine).toMatch(/^….*MINE$/);
  expect(found?.theirs).toMatch(/^….*THEIRS$/);
});

test('the comparison of two drafts matches form fields by their keys, and reports when only their order differs', () => {
  const mine = draft({ form: { sections: [{ title: '', fields: [field('a'), field('b', 'Mine')] }] } });
  const theirs = draft({ form: { sections: [{ title: '', fields: [field('a'), field('b', 'Theirs'), field('c')] }] } });
  expect(differences(mine, theirs).map(({ place, mine: own }) => [place, own])).toEqual([['Field b', 'Mine, short text'], ['Field c', 'no such field']]);
  const turned = draft({ form: { sections: [{ title: '', fields: [field('b', 'Mine'), field('a')] }] } });
  expect(differences(mine, turned)).toEqual([{ place: 'Order of fields', mine: 'a, b', theirs: 'b, a' }]);
});
