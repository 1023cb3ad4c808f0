import { describe, expect, it } from 'vitest';
import type { FormField, PromptForm } from '#contracts/prompt-form.ts';
import { publicForm } from './public-form.ts';

const field = (key: string, more: Partial<FormField> = {}): FormField => ({ key, type: 'short_text', label: key, required: false, ...more });
const of = (...fields: FormField[]): PromptForm => ({ sections: [{ title: '', fields }] });

describe('publicForm', () => {
  it('leaves out the words that only the template sees', () => {
    const form = of(
      field('tone', { hidden: true, required: true, default: 'CANARY as a constant' }),
      field('joke', { type: 'toggle_text', insertText: 'CANARY by a switch' }),
      field('items', { type: 'rows', fields: [field('deep', { type: 'checkbox', insertText: 'CANARY in a row' })] }),
    );
    expect(JSON.stringify(publicForm(form))).not.toContain('CANARY');
    expect(publicForm(form).sections[0]!.fields.map(({ key, required }) => [key, required])).toEqual([['tone', false], ['joke', false], ['items', false]]);
  });

  it('keeps a constant that decides what is shown, and all that people type into', () => {
    const form = of(field('mode', { hidden: true, default: 'long' }), field('extra', { default: 'Hello', showIf: { field: 'mode', op: 'eq', value: 'long' } }));
    expect(publicForm(form)).toEqual(form);
  });
});
