import { expect, it } from 'vitest';
import { draftProblems } from '#contracts/draft-problems.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftField } from '#contracts/prompt-form.ts';
import { groupedProblems } from './grouped-problems.ts';

const field = (more: Partial<DraftField>): DraftField => ({ key: 'place', type: 'short_text', label: 'Place', required: true, ...more });
const draft = (fields: DraftField[], more: Partial<DraftContent> = {}): DraftContent => ({
  ...blankDraft('text'), category: 'blog-writing', title: 'A postcard', oneLiner: 'Eighty words.', template: 'Write about {{place}}.',
  form: { sections: [{ title: '', fields }] }, testInputs: [{ label: 'Porto', inputs: { place: 'Porto' } }], ...more,
});
const linesOf = (content: DraftContent) => groupedProblems(draftProblems(content, createPatternCheck()), content.form);

it('asks once for the names of all options of a field, and leads to the first of them', () => {
  const unnamed = Array.from({ length: 6 }, (_, at) => ({ value: `option_${at}`, label: '' }));
  const content = draft([field({}), field({ key: 'style', type: 'select', label: 'Style', options: [{ value: 'warm', label: 'Warm' }, ...unnamed] })]);
  expect(linesOf(content)).toEqual([{ text: 'Give 6 options of “Style” a name', path: ['form', 'sections', 0, 'fields', 1, 'options', 1, 'label'] }]);
});

it('says in one line how many variables have no field, and names three of them', () => {
  expect(linesOf(draft([field({})], { template: '{{place}} {{one}} {{two}} {{three}} {{four}} {{five}}' })).map(({ text }) => text)).toEqual(['5 variables have no field yet: {{one}}, {{two}}, {{three}} and 2 more']);
  expect(linesOf(draft([field({})], { template: '{{place}} {{one}}' })).map(({ text }) => text)).toEqual(['{{one}} has no field yet.']);
});

it('names the fields that share a problem, and a field with a problem of its own', () => {
  const turned = (key: string, label: string): DraftField => field({ key, type: 'slider', label, min: 10, max: 3 });
  const lines = linesOf(draft([field({}), turned('size', 'Size'), turned('depth', ''), field({ key: '', label: '' })])).map(({ text }) => text);
  expect(lines).toContain('“Size”, “depth”: The smallest cannot be above the largest.');
  expect(lines).toContain('“depth”, Field 4: Give it a label');
});

it('keeps problems apart that are not alike, in their order', () => {
  const lines = linesOf({ ...draft([field({})]), title: '', oneLiner: '' }).map(({ text }) => text);
  expect(lines).toEqual(['Give it a title of at least 5 characters.', 'Write one line about what it makes.']);
});
