import { describe, expect, it } from 'vitest';
import { checkForm } from '#contracts/form-inputs.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { fieldType, promptForm } from '#contracts/prompt-form.ts';
import { operatorsOf, ruleWords } from '#prompt-form/show-if-words.ts';
import { newField } from './new-field.ts';
import { ruleOn, valueEntryOf } from './show-if-rules.ts';

describe('show-if rules', () => {
  it.each(fieldType.options)('a condition that depends on a field of type %s is valid with every offered operator', (type) => {
    const controller = newField(type, new Set(), 'Asked');
    for (const { value: op } of operatorsOf(type)) {
      const rule = ruleOn(controller, op, '2026-11-21');
      const form = promptForm.parse({ sections: [{ title: '', fields: [controller, { ...newField('short_text', new Set(['asked'])), showIf: rule }] }] });
      expect([op, checkForm(form, createPatternCheck())]).toEqual([op, []]);
      expect(rule.value === undefined).toBe(valueEntryOf(type, op) === 'none');
    }
  });

  it('the text of a condition names the field and its options by their labels', () => {
    const select = newField('select', new Set(), 'Tone');
    expect(ruleWords({ field: 'tone', op: 'in', value: ['option_1', 'option_2'] }, select)).toBe('Tone is any of Option 1, Option 2');
    expect(ruleWords({ field: 'on', op: 'eq', value: false }, newField('checkbox', new Set(), 'SEO'))).toBe('SEO is off');
    expect(ruleWords({ field: 'gone', op: 'filled' }, undefined)).toBe('gone (gone)');
  });
});
