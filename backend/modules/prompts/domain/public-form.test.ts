import { describe, expect, it } from 'vitest';
import { visibleFields } from '#contracts/form-visibility.ts';
import type { FormField, FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { promptForm } from '#contracts/prompt-form.ts';
import { publicForm, publicInputs } from './public-form.ts';

const field = (key: string, more: Partial<FormField> = {}): FormField => ({ key, type: 'short_text', label: key, required: false, ...more });
const of = (...fields: FormField[]): PromptForm => ({ sections: [{ title: '', fields }] });
const constant = (key: string, more: Partial<FormField> = {}): FormField => field(key, { hidden: true, default: 'CANARY', ...more });
const keys = (form: PromptForm): string[] => form.sections.flatMap(({ fields }) => fields.map(({ key }) => key));

describe('the form of a sealed prompt as its buyers see it', () => {
  it('the public form of a sealed prompt leaves out the texts that a switch inserts into the template', () => {
    const form = of(
      field('joke', { type: 'toggle_text', insertText: 'CANARY by a switch' }),
      field('items', { type: 'rows', fields: [field('deep', { type: 'checkbox', insertText: 'CANARY in a row' })] }),
    );
    expect(JSON.stringify(publicForm(form))).not.toContain('CANARY');
    expect(keys(publicForm(form))).toEqual(['joke', 'items']);
  });

  it('the public form of a sealed prompt leaves out the author\'s constants, also in table rows and in sections that hold nothing else', () => {
    const secret = constant('canary_name', { label: 'CANARY label', help: 'CANARY help', required: true });
    const form: PromptForm = { sections: [
      { title: 'Yours', fields: [field('topic'), secret, field('items', { type: 'rows', fields: [field('name'), { ...secret, key: 'canary_column' }] })] },
      { title: 'CANARY section', fields: [{ ...secret, key: 'canary_more' }] },
    ] };
    expect(JSON.stringify(publicForm(form))).not.toMatch(/canary/i);
    expect(keys(publicForm(form))).toEqual(['topic', 'items']);
  });

  it('the public form of a sealed prompt replaces a rule about a constant by its result, and does not show the constant', () => {
    const form = of(
      constant('mode'),
      field('kept', { showIf: { field: 'mode', op: 'eq', value: 'CANARY' } }),
      field('never', { showIf: { field: 'mode', op: 'empty' } }),
      field('after', { showIf: { field: 'never', op: 'filled' } }),
    );
    expect(publicForm(form)).toEqual(of(field('kept')));
  });

  it('the public form of a sealed prompt shows the same fields as the whole form for any input, with rules, constants and rows mixed', () => {
    const form = of(
      field('topic'), field('condition_1'),
      constant('house', { showIf: { field: 'topic', op: 'filled' } }),
      field('with_house', { showIf: { field: 'house', op: 'eq', value: 'CANARY' } }),
      field('without_house', { showIf: { field: 'house', op: 'ne', value: 'CANARY' } }),
      constant('chained', { showIf: { field: 'house', op: 'empty' } }),
      field('with_chained', { showIf: { field: 'chained', op: 'filled' } }),
      field('always', { showIf: { field: 'house', op: 'ne', value: 'other' } }),
      constant('gone', { showIf: { field: 'chained', op: 'gt', value: 3 } }),
      field('without_gone', { showIf: { field: 'gone', op: 'empty' } }),
    );
    const seen = publicForm(form);
    expect(promptForm.parse(seen)).toEqual(seen);
    expect(JSON.stringify(seen)).not.toMatch(/CANARY|"house"|"chained"|"gone"/);
    for (const inputs of [{}, { topic: 'ropes' }, { condition_1: 'x' }] as FormInputs[]) {
      expect(visibleFields(seen, inputs).map(({ key }) => key)).toEqual(visibleFields(form, inputs).map(({ key }) => key));
    }
  });
});

it('the test inputs of a sealed prompt are cut to the fields that its buyers see', () => {
  const form = of(
    field('topic'), constant('mode'), field('never', { showIf: { field: 'mode', op: 'empty' } }),
    field('items', { type: 'rows', fields: [field('name'), constant('deep'), field('lost', { showIf: { field: 'deep', op: 'empty' } })] }),
  );
  const inputs = { topic: 'ropes', mode: 'CANARY', never: 'x', items: [{ name: 'Ida', deep: 'CANARY', lost: 'y' }] };
  expect(publicInputs(form, inputs)).toEqual({ topic: 'ropes', items: [{ name: 'Ida' }] });
});
