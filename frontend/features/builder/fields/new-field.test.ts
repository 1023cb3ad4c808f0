import { describe, expect, it } from 'vitest';
import { checkForm } from '#contracts/form-inputs.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { fieldType, promptForm } from '#contracts/prompt-form.ts';
import type { FieldType } from '#contracts/prompt-form.ts';
import { FIELD_KINDS } from './field-kinds.ts';
import { freeKey, keyFrom, keyProblem, labelFrom } from './field-names.ts';
import { fieldForVariable, guessType, newField, withType } from './new-field.ts';

const problems = (...fields: ReturnType<typeof newField>[]) => checkForm(promptForm.parse({ sections: [{ title: '', fields }] }), createPatternCheck());

describe('new fields', () => {
  it('the menu that adds fields offers each type of the contract exactly once', () => {
    expect(FIELD_KINDS.map(({ type }) => type).sort()).toEqual([...fieldType.options].sort());
  });

  it.each(fieldType.options)('a new form field of type %s is valid as created', (type) => {
    expect(problems(newField(type, new Set()))).toEqual([]);
  });

  it('a new form field can be changed to every other type and stays valid', () => {
    for (const from of fieldType.options) for (const to of fieldType.options) {
      const rich = { ...newField(from, new Set()), help: 'Help', placeholder: 'Like this', required: true };
      const turned = withType(rich, to);
      expect([from, to, problems(turned)]).toEqual([from, to, []]);
      expect(turned).toMatchObject({ key: rich.key, label: rich.label, help: 'Help', required: true, type: to });
    }
  });

  it('a form field whose type changes keeps the properties that both types have', () => {
    const select = { ...newField('select', new Set()), default: 'option_1' };
    expect(withType(select, 'radio_cards')).toMatchObject({ options: select.options, default: 'option_1' });
    expect(withType(select, 'short_text')).not.toHaveProperty('options');
    expect(withType({ ...newField('slider', new Set()), min: 3, max: 9, default: 5 }, 'number')).toMatchObject({ min: 3, max: 9, default: 5 });
    expect(withType({ ...newField('short_text', new Set()), max: 40 }, 'number')).not.toHaveProperty('max');
  });
});

describe('guesses', () => {
  it.each<[string, FieldType]>([
    ['topic', 'short_text'], ['source_url', 'url'], ['due_date', 'date'], ['birthday', 'date'], ['brand_color', 'color'], ['logo', 'image'], ['word_count', 'number'],
    ['keywords', 'tags'], ['include_summary', 'checkbox'], ['key_points', 'rows'], ['product_description', 'long_text'], ['today_mood', 'short_text'], ['image_style', 'short_text'],
  ])('the name %s of a variable suggests a field of type %s', (key, type) => expect(guessType(key)).toBe(type));

  it("the field made for a template's variable has its name as key, a readable label, and is required unless it is a switch", () => {
    expect(fieldForVariable('call_to_action')).toMatchObject({ key: 'call_to_action', label: 'Call to action', type: 'short_text', required: true });
    expect(fieldForVariable('include_summary')).toMatchObject({ type: 'checkbox', required: false });
    expect(problems(fieldForVariable('key_points'))).toEqual([]);
  });
});

describe('names', () => {
  it('any label of a field becomes a key of at most 40 letters, digits and underscores', () => {
    expect([keyFrom('Call to action!'), keyFrom('Länge (Wörter)'), keyFrom('2 things'), keyFrom('日本'), keyFrom('x'.repeat(60)).length]).toEqual(['call_to_action', 'lange_worter', 'things', 'field', 40]);
    expect(labelFrom('seo_brief')).toBe('Seo brief');
  });

  it("a field's key gets a number when another field or a system variable has it", () => {
    expect(freeKey('topic', new Set(['topic', 'topic_2']))).toBe('topic_3');
    expect(freeKey('today', new Set())).toBe('today_2');
    expect(freeKey('x'.repeat(40), new Set(['x'.repeat(40)]))).toHaveLength(40);
  });

  it('an invalid key of a form field is refused with the reason', () => {
    expect(keyProblem('topic', new Set(['topic']))).toMatch(/already/);
    expect(keyProblem('Topic', new Set())).toMatch(/small letters/);
    expect(keyProblem('today', new Set())).toMatch(/system/);
    expect(keyProblem('topic', new Set())).toBeNull();
  });
});
