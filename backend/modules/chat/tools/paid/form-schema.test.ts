import { describe, expect, it } from 'vitest';
import { checkInputs } from '#contracts/form-inputs.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { FormField, PromptForm } from '#contracts/prompt-form.ts';
import { MEDIA_FORMS } from './media-form.ts';
import { needsUpload, schemaOfForm } from './form-schema.ts';
import { shownInputs } from './shown-inputs.ts';

const formOf = (...fields: FormField[]): PromptForm => ({ sections: [{ title: 'A', fields }] });
const field = (key: string, type: FormField['type'], more: Partial<FormField> = {}): FormField => ({ key, type, label: `The ${key}`, required: false, ...more });
const options = [{ value: 'r', label: 'Red' }, { value: 'g', label: 'Green' }];

describe('the schema of a form', () => {
  it('describes every type of form field in the JSON schema for a model', () => {
    const { properties, required, additionalProperties } = schemaOfForm(formOf(
      field('name', 'short_text', { required: true, max: 40, help: 'As on the door.' }), field('story', 'long_text'), field('count', 'number', { min: 1, max: 5 }), field('tone', 'slider'), field('colour', 'select', { options }), field('card', 'radio_cards', { options }),
      field('many', 'multi_select', { options }), field('tags', 'tags'), field('on', 'checkbox'), field('day', 'date'), field('shade', 'color'), field('link', 'url'),
      field('guests', 'rows', { fields: [field('who', 'short_text', { required: true }) as never] }),
    )) as { properties: Record<string, Record<string, unknown>>; required: string[]; additionalProperties: boolean };
    expect(required).toEqual(['name']);
    expect(additionalProperties).toBe(false);
    expect(properties).toMatchObject({
      name: { type: 'string', maxLength: 40, description: 'The name. As on the door.' }, story: { type: 'string', maxLength: 8_000 }, count: { type: 'number', minimum: 1, maximum: 5 }, tone: { type: 'number', minimum: 0, maximum: 100 },
      colour: { type: 'string', enum: ['r', 'g'] }, card: { type: 'string', enum: ['r', 'g'] }, many: { type: 'array', items: { enum: ['r', 'g'] } }, tags: { type: 'array' }, on: { type: 'boolean' }, day: { format: 'date' }, shade: { pattern: '^#[0-9a-fA-F]{6}$' },
      link: { type: 'string' }, guests: { type: 'array', items: { properties: { who: { type: 'string' } }, required: ['who'] } },
    });
  });

  it('leaves constants and uploads out of the schema for a model, and says when a field is needed', () => {
    const form = formOf(field('kind', 'select', { options }), field('extra', 'short_text', { required: true, showIf: { field: 'kind', op: 'eq', value: 'r' } }), field('house', 'short_text', { hidden: true, default: 'secret' }), field('photo', 'image', { required: true }));
    const schema = schemaOfForm(form) as { properties: Record<string, unknown>; required?: string[] };
    expect(Object.keys(schema.properties)).toEqual(['kind', 'extra']);
    expect(schema.required).toBeUndefined();
    expect(schema.properties).toMatchObject({ extra: { description: 'The extra. Only when kind eq "r".' } });
    expect(JSON.stringify(schema)).not.toContain('secret');
    expect([needsUpload(form), needsUpload(MEDIA_FORMS.image)]).toEqual([true, false]);
  });

  it('shortens labels of hostile authors to one line in the schema for a model', () => {
    const { properties } = schemaOfForm(formOf(field('a', 'short_text', { label: 'x'.repeat(120), help: `y\n${'z'.repeat(299)}` }))) as { properties: Record<string, { description: string }> };
    expect(properties['a']!.description.length).toBeLessThanOrEqual(160);
    expect(properties['a']!.description).not.toContain('\n');
  });

  it('accepts for the tool that makes pictures only its own inputs within their limits', () => {
    const check = (inputs: Record<string, unknown>) => checkInputs(MEDIA_FORMS.image, inputs, createPatternCheck(), []).issues;
    expect(check({ prompt: 'A fox', aspect: '3:2', quantity: 4 })).toEqual([]);
    for (const wrong of [{}, { prompt: '' }, { prompt: 7 }, { prompt: 'A fox', quantity: 5 }, { prompt: 'A fox', aspect: '9:1' }, { prompt: 'A fox', model: 'gold' }, { prompt: 'A fox', expectedTotal: 0 }]) expect(check(wrong)).not.toEqual([]);
  });
});

it('shows the inputs of a tool call with their labels, without constants, each in one short line', () => {
  const form = formOf(
    field('name', 'short_text'), field('colour', 'select', { options }), field('many', 'multi_select', { options }), field('on', 'checkbox'), field('house', 'short_text', { hidden: true }), field('guests', 'rows', { fields: [field('who', 'short_text') as never, field('seat', 'number') as never] }), field('empty', 'short_text'), field('photo', 'image'),
  );
  expect(shownInputs(form, { name: `A\n${'b'.repeat(600)}`, colour: 'r', many: ['r', 'g'], on: true, house: 'secret', guests: [{ who: 'Ida', seat: 2 }, { who: 'Bo' }], photo: 'file-1' })).toEqual([
    { label: 'The name', value: `A ${'b'.repeat(397)}…` }, { label: 'The colour', value: 'Red' }, { label: 'The many', value: 'Red, Green' }, { label: 'The on', value: 'Yes' }, { label: 'The guests', value: 'Ida · 2, Bo' }, { label: 'The photo', value: 'Your file', fileId: 'file-1' },
  ]);
});
