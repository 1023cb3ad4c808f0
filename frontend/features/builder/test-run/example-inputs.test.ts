import { expect, test } from 'vitest';
import { checkInputs } from '#contracts/form-inputs.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { FormField, PromptForm } from '#contracts/prompt-form.ts';
import { exampleInputs, surpriseInputs } from './example-inputs.ts';

const field = (type: FormField['type'], rest: Partial<FormField> = {}): FormField => ({ key: type, type, label: 'Some words', required: true, ...rest });
const options = ['one', 'two', 'three'].map((value) => ({ value, label: value }));
const form: PromptForm = {
  sections: [{
    title: '',
    fields: [
      field('short_text', { min: 12, max: 20 }), field('long_text', { placeholder: 'Tell a story' }), field('number', { min: 3, max: 5 }), field('slider', { min: -10, max: -5 }), field('select', { options }),
      field('multi_select', { options, min: 2, max: 2 }), field('radio_cards', { options }), field('checkbox'), field('toggle_text', { insertText: 'x' }), field('date'), field('color'), field('url'),
      field('image', { required: false }), field('file', { required: false }), field('tags', { min: 3 }), field('rows', { min: 2, fields: [field('short_text')] }), { ...field('number', { min: 0.2, max: 0.8 }), key: 'share' },
    ],
  }],
};

test("the example values of the test form are valid for every type of field, and use the author's texts", () => {
  const values = exampleInputs(form);
  expect(checkInputs(form, values, createPatternCheck()).issues).toEqual([]);
  expect(values.long_text).toBe('Tell a story');
  expect(exampleInputs({ sections: [{ title: '', fields: [field('short_text', { default: 'Mine' })] }] })).toEqual({ short_text: 'Mine' });
});

test('the example values of the test form are the saved test inputs as far as they are still valid', () => {
  const values = exampleInputs(form, { long_text: 'Spoke & Co', select: 'gone', number: 99, slider: -7, unknown: 'x' });
  expect([values.long_text, values.select, values.number, values.slider, 'unknown' in values]).toEqual(['Spoke & Co', 'one', 4, -7, false]);
});

test('the random values of the test form are always valid, and not always the same', () => {
  const seen = new Set<string>();
  for (let dice = 0; dice < 12; dice += 1) {
    const values = surpriseInputs(form, (count) => dice % count);
    expect(checkInputs(form, values, createPatternCheck()).issues).toEqual([]);
    seen.add(JSON.stringify(values));
  }
  expect(seen.size).toBeGreaterThan(3);
});
