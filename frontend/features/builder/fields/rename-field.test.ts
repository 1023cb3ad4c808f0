import { describe, expect, it } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftField } from '#contracts/prompt-form.ts';
import { withOption, withOptionEverywhere, withRenamedColumn, withRenamedField } from './rename-field.ts';

const field = (key: string, more: Partial<DraftField> = {}): DraftField => ({ key, type: 'short_text', label: key, required: false, ...more });
const draft = (fields: DraftField[], more: Partial<DraftContent> = {}): DraftContent => ({ ...blankDraft(), form: { sections: [{ title: '', fields }] }, ...more });
const at = (index: number) => ({ section: 0, index });
const fieldsOf = (content: DraftContent): DraftField[] => content.form.sections[0]!.fields;

describe('withRenamedField', () => {
  it('a field is renamed in all templates, conditions and saved inputs, and not in text that only looks like its key', () => {
    const before = draft([field('topic'), field('topic_2', { showIf: { field: 'topic', op: 'filled' } })], {
      template: '{{topic}} {{ topic }} {{topic_2}} topic {{subtopic}}', systemTemplate: 'On {{topic}}', negativeTemplate: null,
      testInputs: [{ label: 'One', inputs: { topic: 'tea', topic_2: 'x' } }],
    });
    const after = withRenamedField(before, at(0), 'theme');
    expect(after.template).toBe('{{theme}} {{ theme }} {{topic_2}} topic {{subtopic}}');
    expect(after.systemTemplate).toBe('On {{theme}}');
    expect(after.negativeTemplate).toBeNull();
    expect(fieldsOf(after)[1]!.showIf).toEqual({ field: 'theme', op: 'filled' });
    expect(Object.entries(after.testInputs[0]!.inputs)).toEqual([['theme', 'tea'], ['topic_2', 'x']]);
  });

  it("a field's new key leaves templates unchanged while two fields share the old key, or it was empty", () => {
    const shared = withRenamedField(draft([field('topic'), field('topic')], { template: '{{topic}}' }), at(1), 'other');
    expect([shared.template, ...fieldsOf(shared).map(({ key }) => key)]).toEqual(['{{topic}}', 'topic', 'other']);
    expect(withRenamedField(draft([field('')], { template: '{{}}' }), at(0), 'x').template).toBe('{{}}');
  });

  it('renaming a form field to its own key returns the same draft', () => {
    const before = draft([field('topic')]);
    expect(withRenamedField(before, at(0), 'topic')).toBe(before);
  });
});

describe('withRenamedColumn', () => {
  it('a column of rows is renamed in the field and in the cells of saved inputs', () => {
    const rows = field('points', { type: 'rows', fields: [field('kind'), field('more', { showIf: { field: 'kind', op: 'filled' } })] });
    const after = withRenamedColumn(draft([rows], { testInputs: [{ label: 'One', inputs: { points: [{ kind: 'a', more: 'b' }] } }] }), at(0), 0, 'sort');
    expect(fieldsOf(after)[0]!.fields!.map(({ key, showIf }) => [key, showIf?.field])).toEqual([['sort', undefined], ['more', 'sort']]);
    expect(after.testInputs[0]!.inputs).toEqual({ points: [{ sort: 'a', more: 'b' }] });
  });
});

describe('options', () => {
  const options = [{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }];

  it("a changed value of an option is put into the field's default, conditions and saved inputs", () => {
    const before = draft([field('pick', { type: 'select', options, default: 'a' }), field('x', { showIf: { field: 'pick', op: 'in', value: ['a', 'b'] } })], { testInputs: [{ label: 'One', inputs: { pick: 'a' } }] });
    const after = withOptionEverywhere(before, at(0), 0, { value: 'alpha', label: 'Alpha' });
    expect(fieldsOf(after)[0]).toMatchObject({ default: 'alpha', options: [{ value: 'alpha', label: 'Alpha' }, options[1]] });
    expect(fieldsOf(after)[1]!.showIf!.value).toEqual(['alpha', 'b']);
    expect(after.testInputs[0]!.inputs).toEqual({ pick: 'alpha' });
  });

  it('changing the value of an option that shares it with another one leaves conditions unchanged', () => {
    const doubled = [{ value: 'a', label: 'A' }, { value: 'a', label: 'B' }];
    const after = withOptionEverywhere(draft([field('pick', { type: 'select', options: doubled }), field('x', { showIf: { field: 'pick', op: 'eq', value: 'a' } })]), at(0), 1, { value: 'b' });
    expect(fieldsOf(after)[1]!.showIf!.value).toBe('a');
  });

  it("an option keeps its value when its hint changes, and the field's default follows a changed value", () => {
    expect(withOption(field('pick', { options, default: ['a'] }), 1, { hint: 'Really' })).toMatchObject({ default: ['a'], options: [options[0], { ...options[1], hint: 'Really' }] });
    expect(withOption(field('pick', { options, default: ['a', 'b'] }), 0, { value: 'z' }).default).toEqual(['z', 'b']);
  });
});
