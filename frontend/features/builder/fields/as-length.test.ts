import { expect, it } from 'vitest';
import { checkForm } from '#contracts/form-inputs.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { promptForm } from '#contracts/prompt-form.ts';
import type { FieldType } from '#contracts/prompt-form.ts';
import { asLength } from './as-length.ts';
import { newField, withType } from './new-field.ts';

const problems = (field: ReturnType<typeof newField>) => checkForm(promptForm.parse({ sections: [{ title: '', fields: [field] }] }), createPatternCheck());

it.each<FieldType>(['number', 'slider', 'select', 'radio_cards'])('a new form field of type %s that sets the length of the text can be published', (type) => {
  const field = asLength({ ...newField(type, new Set()), hidden: true });
  expect([field.drives, problems(field)]).toEqual(['length', []]);
});

it('a number field that sets the length still does after becoming a slider, and not after becoming a text', () => {
  const field = asLength(newField('number', new Set()));
  expect([withType(field, 'slider').drives, withType(field, 'short_text').drives]).toEqual(['length', undefined]);
});
