import { describe, expect, it } from 'vitest';
import { draftProblems, PLACEHOLDER_INSERT } from './draft-problems.ts';
import { createPatternCheck } from './pattern-engine.ts';
import { blankDraft } from './prompt-drafts.ts';
import type { DraftContent } from './prompt-drafts.ts';
import type { DraftField } from './prompt-form.ts';

const field = (more: Partial<DraftField>): DraftField => ({ key: 'place', type: 'short_text', label: 'Place', required: true, ...more });
const content = (fields: DraftField[], testInputs: DraftContent['testInputs'] = [{ label: 'Porto', inputs: { place: 'Porto' } }]): DraftContent => ({
  ...blankDraft('text'), category: 'blog-writing', title: 'A postcard', oneLiner: 'Eighty words.', template: 'Write about {{place}}.', form: { sections: [{ title: '', fields }] }, testInputs,
});
const pathsOf = (draft: DraftContent) => draftProblems(draft, createPatternCheck()).map(({ path }) => path.join('.'));

describe('what keeps a draft from being published', () => {
  it('is nothing in a finished one', () => {
    expect(pathsOf(content([field({})]))).toEqual([]);
  });

  it('is an option that still has the name it was made with', () => {
    const options = [{ value: 'a', label: 'Warm' }, { value: 'option_2', label: 'Option 2' }];
    expect(pathsOf(content([field({ type: 'select', options })], [{ label: 'a', inputs: { place: 'a' } }]))).toEqual(['form.sections.0.fields.0.options.1.label']);
    const named = [{ value: 'a', label: 'Warm' }, { value: 'b', label: 'Option 2 of the menu' }];
    expect(pathsOf(content([field({ type: 'select', options: named })], [{ label: 'a', inputs: { place: 'a' } }]))).toEqual([]);
  });

  it('is a switch that adds the words it was made with', () => {
    const joke = field({ key: 'joke', type: 'toggle_text', label: 'A joke', required: false, insertText: PLACEHOLDER_INSERT });
    expect(pathsOf(content([field({}), joke]))).toEqual(['form.sections.0.fields.1.insertText']);
    expect(pathsOf(content([field({}), { ...joke, insertText: 'End with a joke.' }]))).toEqual([]);
  });

  it('is told at once: a field without a label hides neither limits that are turned round nor a name that is there twice', () => {
    const turned = field({ key: 'size', type: 'slider', label: 'Size', min: 10, max: 3 });
    const paths = pathsOf(content([field({}), field({}), turned, field({ key: 'bare', label: '' }), field({ key: '' }), field({ key: '' })]));
    expect(paths.filter((path) => path.startsWith('form.'))).toEqual([
      'form.sections.0.fields.3.label', 'form.sections.0.fields.4.key', 'form.sections.0.fields.5.key', 'form.sections.0.fields.1.key', 'form.sections.0.fields.2.min',
    ]);
  });

  it('is the same test inputs twice, whatever they are called and in whatever order', () => {
    const place = { place: 'Porto', friend: 'Ida' };
    const form = [field({}), field({ key: 'friend', label: 'Friend', required: false })];
    expect(pathsOf(content(form, [{ label: 'One', inputs: place }, { label: 'Two', inputs: { friend: 'Ida', place: 'Porto' } }]))).toEqual(['testInputs.1']);
    expect(pathsOf(content(form, [{ label: 'One', inputs: { place: 'Porto' } }, { label: 'Two', inputs: { place: 'Porto', friend: '' } }]))).toEqual(['testInputs.1']);
    expect(pathsOf(content(form, [{ label: 'One', inputs: place }, { label: 'Two', inputs: { place: 'Oslo' } }]))).toEqual([]);
  });
});
