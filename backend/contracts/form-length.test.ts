import { describe, expect, it } from 'vitest';
import { draftProblems } from './draft-problems.ts';
import { drivenLength, shortestLength, usualLength } from './form-length.ts';
import { checkForm } from './form-rules.ts';
import { createPatternCheck } from './pattern-engine.ts';
import { blankDraft } from './prompt-drafts.ts';
import type { FormField, PromptForm } from './prompt-form.ts';

const number: FormField = { key: 'words', type: 'slider', label: 'Words', required: false, drives: 'length', min: 200, max: 1_500, default: 600 };
const choice: FormField = {
  key: 'depth', type: 'select', label: 'Depth', required: true, drives: 'length',
  options: [{ value: 'short', label: 'Short', words: 300 }, { value: 'long', label: 'Long', words: 1_200 }],
};
const form = (...fields: FormField[]): PromptForm => ({ sections: [{ title: '', fields }] });
const problems = (...fields: FormField[]) => checkForm(form(...fields), createPatternCheck()).map(({ path, message }) => [path.slice(5).join('.'), message]);

describe('a field that sets the length', () => {
  it('a length field gives the typed number of words, or the number stored with the chosen option', () => {
    expect(drivenLength(form(number), { words: 450 })).toBe(450);
    expect(drivenLength(form(choice), { depth: 'long' })).toBe(1_200);
  });
  it('an empty length field gives its default, else its fewest words', () => {
    expect([drivenLength(form(number), {}), usualLength(form(number)), shortestLength(form(number))]).toEqual([600, 600, 200]);
    expect([drivenLength(form(choice), { depth: null }), usualLength(form(choice)), shortestLength(form(choice))]).toEqual([300, 300, 300]);
  });
  it('a length field never asks for more or fewer words than a run may have', () => {
    expect([9, 9_000].map((words) => drivenLength(form(number), { words }))).toEqual([50, 2_000]);
  });
  it('a form without a length field leaves the length to the run panel', () => {
    const { drives: _, ...plain } = number;
    expect([drivenLength(form(plain), { words: 450 }), shortestLength(form(plain)), usualLength(form(plain))]).toEqual([null, null, null]);
  });
});

describe('publishing a form whose length is set by a field', () => {
  it('accepts as length field a number within bounds, or a choice with words for each option', () => {
    expect([checkForm(form(number), createPatternCheck()), checkForm(form(choice), createPatternCheck())]).toEqual([[], []]);
  });
  it.each<[string, FormField[], [string, string]]>([
    ['a second length field', [number, { ...choice }], ['drives', 'Another field sets the length already.']],
    ['a text field', [{ ...number, type: 'short_text', default: 'many', min: 1, max: 60 }], ['drives', 'Only a number or a choice of one can set the length.']],
    ['a hidden field', [{ ...number, hidden: true }], ['drives', 'The field that sets the length must always be shown.']],
    ['an optional field without a default', [{ key: 'words', type: 'number', label: 'Words', required: false, drives: 'length', min: 50, max: 90 }], ['default', 'Give the length a default, or make the field required.']],
    ['a number field whose maximum is above 2,000 words', [{ ...number, max: 2_500 }], ['max', 'A length is from 50 to 2,000 words: set the largest value.']],
    ['a choice with an option that sets no number of words', [{ ...choice, options: [...choice.options!, { value: 'x', label: 'X' }] }], ['options.2.words', 'Set its length, from 50 to 2,000 words.']],
  ])('the check of a form does not let the length be set by %s', (_, fields, problem) => expect(problems(...fields)).toContainEqual(problem));
  it('refuses a length field inside rows, and in a picture prompt', () => {
    const rows: FormField = { key: 'parts', type: 'rows', label: 'Parts', required: false, fields: [number] };
    expect(checkForm(form(rows), createPatternCheck()).map(({ message }) => message)).toEqual(['A column of rows cannot set the length.']);
    expect(draftProblems({ ...blankDraft('image'), form: form(number) }, createPatternCheck()).map(({ message }) => message)).toContain('Only texts have a length in words.');
  });
});
