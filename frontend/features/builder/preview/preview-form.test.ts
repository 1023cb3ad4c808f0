import { describe, expect, it } from 'vitest';
import type { DraftField, DraftForm } from '#contracts/prompt-form.ts';
import { fittingInputs, formShape, previewForm, previewValues } from './preview-form.ts';

const field = (key: string, more: Partial<DraftField> = {}): DraftField => ({ key, type: 'short_text', label: key, required: false, ...more });
const form = (...fields: DraftField[]): DraftForm => ({ sections: [{ title: '', fields }] });

describe('previewForm', () => {
  it('the preview shows the valid part of an unfinished form', () => {
    const shown = previewForm(form(field('a', { label: ' ' }), field(''), field('Bad Key'), field('a'), field('pick', { type: 'select', options: [{ value: '', label: 'x' }, { value: 'v', label: 'V' }] })));
    expect(shown.sections[0]!.fields.map(({ key, label }) => [key, label])).toEqual([['a', 'a'], ['pick', 'pick']]);
    expect(shown.sections[0]!.fields[1]!.options).toEqual([{ value: 'v', label: 'V' }]);
  });

  it('the preview draws a slider whose smallest value is above its largest with the usual ends, also in rows', () => {
    const turned = field('size', { type: 'slider', min: 10, max: 3 });
    const shown = previewForm(form(turned, field('even', { type: 'slider', min: 5, max: 5 }), field('lines', { type: 'rows', fields: [turned] }), field('fine', { type: 'slider', min: 3, max: 10 })));
    const [first, even, lines, fine] = shown.sections[0]!.fields;
    expect([first, even, lines!.fields![0]].map((one) => [one!.min, one!.max])).toEqual([[undefined, undefined], [undefined, undefined], [undefined, undefined]]);
    expect([fine!.min, fine!.max]).toEqual([3, 10]);
  });

  it("changes of a form's texts alone do not discard the values typed into the preview", () => {
    const before = previewForm(form(field('a', { help: 'x' })));
    expect(formShape(previewForm(form(field('a', { help: 'y', label: 'Other' }))))).toBe(formShape(before));
    expect(formShape(previewForm(form(field('a', { type: 'tags' }))))).not.toBe(formShape(before));
  });
});

describe('previewValues', () => {
  it('the preview inserts the labels of empty required fields, and leaves optional ones out', () => {
    const made = previewForm(form(field('topic', { label: 'Topic', required: true }), field('tone'), field('words', { type: 'tags', label: 'Words', required: true }), field('agree', { type: 'checkbox', required: true })));
    expect(previewValues(made, { topic: '', tone: '', words: [], agree: false })).toEqual({ topic: '[Topic]', words: ['[Words]'], agree: false });
    expect(previewValues(made, { topic: 'Tea', words: ['x'], agree: true })).toEqual({ topic: 'Tea', words: ['x'], agree: true });
  });

  it('the preview inserts no label of a field that its condition hides', () => {
    const made = previewForm(form(field('more', { type: 'checkbox' }), field('detail', { required: true, showIf: { field: 'more', op: 'eq', value: true } })));
    expect(previewValues(made, { more: false })).toEqual({ more: false });
    expect(previewValues(made, { more: true })).toEqual({ more: true, detail: '[detail]' });
  });

  it('the preview keeps typed values of fields that the form still has', () => {
    expect(fittingInputs(previewForm(form(field('a'), field('b', { hidden: true, default: 'x' }))), { a: '1', b: '2', gone: '3' })).toEqual({ a: '1' });
  });
});
