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
  it('finds no problem in a finished draft', () => {
    expect(pathsOf(content([field({})]))).toEqual([]);
  });

  it('refuses to publish a draft with an option that still has its placeholder name', () => {
    const options = [{ value: 'a', label: 'Warm' }, { value: 'option_2', label: 'Option 2' }];
    expect(pathsOf(content([field({ type: 'select', options })], [{ label: 'a', inputs: { place: 'a' } }]))).toEqual(['form.sections.0.fields.0.options.1.label']);
    const named = [{ value: 'a', label: 'Warm' }, { value: 'b', label: 'Option 2 of the menu' }];
    expect(pathsOf(content([field({ type: 'select', options: named })], [{ label: 'a', inputs: { place: 'a' } }]))).toEqual([]);
  });

  it('refuses to publish a draft with a switch that still adds its placeholder text', () => {
    const joke = field({ key: 'joke', type: 'toggle_text', label: 'A joke', required: false, insertText: PLACEHOLDER_INSERT });
    expect(pathsOf(content([field({}), joke]))).toEqual(['form.sections.0.fields.1.insertText']);
    expect(pathsOf(content([field({}), { ...joke, insertText: 'End with a joke.' }]))).toEqual([]);
  });

  it('names all problems of a draft at once: a missing label hides neither reversed limits nor a repeated key', () => {
    const turned = field({ key: 'size', type: 'slider', label: 'Size', min: 10, max: 3 });
    const paths = pathsOf(content([field({}), field({}), turned, field({ key: 'bare', label: '' }), field({ key: '' }), field({ key: '' })]));
    expect(paths.filter((path) => path.startsWith('form.'))).toEqual([
      'form.sections.0.fields.3.label', 'form.sections.0.fields.4.key', 'form.sections.0.fields.5.key', 'form.sections.0.fields.1.key', 'form.sections.0.fields.2.min',
    ]);
  });

  it('refuses to publish a draft with two equal sets of test inputs, whatever their names and order', () => {
    const place = { place: 'Porto', friend: 'Ida' };
    const form = [field({}), field({ key: 'friend', label: 'Friend', required: false })];
    expect(pathsOf(content(form, [{ label: 'One', inputs: place }, { label: 'Two', inputs: { friend: 'Ida', place: 'Porto' } }]))).toEqual(['testInputs.1']);
    expect(pathsOf(content(form, [{ label: 'One', inputs: { place: 'Porto' } }, { label: 'Two', inputs: { place: 'Porto', friend: '' } }]))).toEqual(['testInputs.1']);
    expect(pathsOf(content(form, [{ label: 'One', inputs: place }, { label: 'Two', inputs: { place: 'Oslo' } }]))).toEqual([]);
  });
});
