import { describe, expect, it } from 'vitest';
import type { DraftField, DraftForm } from '#contracts/prompt-form.ts';
import { fittingInputs, formShape, previewForm, previewValues } from './preview-form.ts';

const field = (key: string, more: Partial<DraftField> = {}): DraftField => ({ key, type: 'short_text', label: key, required: false, ...more });
const form = (...fields: DraftField[]): DraftForm => ({ sections: [{ title: '', fields }] });

describe('previewForm', () => {
  it('shows the valid part of an unfinished form', () => {
    const shown = previewForm(form(field('a', { label: ' ' }), field(''), field('Bad Key'), field('a'), field('pick', { type: 'select', options: [{ value: '', label: 'x' }, { value: 'v', label: 'V' }] })));
    expect(shown.sections[0]!.fields.map(({ key, label }) => [key, label])).toEqual([['a', 'a'], ['pick', 'pick']]);
    expect(shown.sections[0]!.fields[1]!.options).toEqual([{ value: 'v', label: 'V' }]);
  });

  it('draws a slider whose ends are the wrong way round with the usual ends, in rows too', () => {
    const turned = field('size', { type: 'slider', min: 10, max: 3 });
    const shown = previewForm(form(turned, field('even', { type: 'slider', min: 5, max: 5 }), field('lines', { type: 'rows', fields: [turned] }), field('fine', { type: 'slider', min: 3, max: 10 })));
    const [first, even, lines, fine] = shown.sections[0]!.fields;
    expect([first, even, lines!.fields![0]].map((one) => [one!.min, one!.max])).toEqual([[undefined, undefined], [undefined, undefined], [undefined, undefined]]);
    expect([fine!.min, fine!.max]).toEqual([3, 10]);
  });

  it('keeps the same shape when only texts change', () => {
    const before = previewForm(form(field('a', { help: 'x' })));
    expect(formShape(previewForm(form(field('a', { help: 'y', label: 'Other' }))))).toBe(formShape(before));
    expect(formShape(previewForm(form(field('a', { type: 'tags' }))))).not.toBe(formShape(before));
  });
});

describe('previewValues', () => {
  it('inserts the names of empty required fields, and leaves optional ones out', () => {
    const made = previewForm(form(field('topic', { label: 'Topic', required: true }), field('tone'), field('words', { type: 'tags', label: 'Words', required: true }), field('agree', { type: 'checkbox', required: true })));
    expect(previewValues(made, { topic: '', tone: '', words: [], agree: false })).toEqual({ topic: '[Topic]', words: ['[Words]'], agree: false });
    expect(previewValues(made, { topic: 'Tea', words: ['x'], agree: true })).toEqual({ topic: 'Tea', words: ['x'], agree: true });
  });

  it('inserts no name of a field that its condition hides', () => {
    const made = previewForm(form(field('more', { type: 'checkbox' }), field('detail', { required: true, showIf: { field: 'more', op: 'eq', value: true } })));
    expect(previewValues(made, { more: false })).toEqual({ more: false });
    expect(previewValues(made, { more: true })).toEqual({ more: true, detail: '[detail]' });
  });

  it('keeps inputs of fields that still exist', () => {
    expect(fittingInputs(previewForm(form(field('a'), field('b', { hidden: true, default: 'x' }))), { a: '1', b: '2', gone: '3' })).toEqual({ a: '1' });
  });
});
