import { describe, expect, it } from 'vitest';
import { fieldChanges } from './field-changes.ts';

type Form = Parameters<typeof fieldChanges>[0];
const form = (fields: unknown[], title = 'One'): Form => ({ sections: [{ title, fields }] }) as Form;
const topic = { key: 'topic', type: 'short_text', label: 'Topic', required: true };

describe('changes of a form', () => {
  it('lists the added, removed and changed fields between two versions of a form', () => {
    const before = form([topic, { key: 'tone', type: 'select', label: 'Tone', required: false, options: [{ value: 'a', label: 'Warm' }] }, { key: 'old', type: 'url', label: '', required: false }]);
    const after = form([{ ...topic, label: 'Subject' }, { key: 'tone', type: 'select', label: 'Tone', required: true, options: [{ value: 'a', label: 'Warm' }, { value: 'b', label: 'Dry' }] }, { key: 'length', type: 'number', label: 'Length', required: false }]);
    expect(fieldChanges(before, after)).toEqual([
      { key: 'topic', label: 'Subject', kind: 'changed', parts: [{ name: 'Label', before: 'Topic', after: 'Subject' }] },
      { key: 'tone', label: 'Tone', kind: 'changed', parts: [{ name: 'Required', before: '', after: 'yes' }, { name: 'Options', before: 'Warm [a]', after: 'Warm [a], Dry [b]' }] },
      { key: 'length', label: 'Length', kind: 'added', parts: [{ name: 'New', before: '', after: 'Number' }] },
      { key: 'old', label: 'old', kind: 'removed', parts: [{ name: 'Gone', before: 'Link', after: '' }] },
    ]);
  });

  it('lists a field that moved to another section of a form, and nothing for equal versions', () => {
    expect(fieldChanges(form([topic]), form([topic], 'Two'))).toEqual([{ key: 'topic', label: 'Topic', kind: 'changed', parts: [{ name: 'Section', before: 'One', after: 'Two' }] }]);
    expect(fieldChanges(form([topic]), form([{ ...topic }]))).toEqual([]);
  });

  it('describes how two versions of a form differ in the order of fields, visibility rules and table columns', () => {
    const field = (key: string, more = {}) => ({ key, type: 'short_text', label: key.toUpperCase(), required: false, ...more });
    const moves = fieldChanges(form([field('a'), field('b'), field('c'), field('d')]), form([field('new'), field('c'), field('a'), field('b'), field('d')]));
    expect(moves.map(({ key, kind, parts }) => [key, kind, parts])).toEqual([['new', 'added', [{ name: 'New', before: '', after: 'Short text' }]], ['c', 'changed', [{ name: 'Place', before: '3', after: '2' }]]]);
    const rule = fieldChanges(form([field('a'), field('b')]), form([field('a'), field('b', { showIf: { field: 'a', op: 'filled' } })]));
    expect(rule[0]!.parts).toEqual([{ name: 'Shown if', before: '', after: 'A is filled in' }]);
    const typed = fieldChanges(form([field('a')]), form([field('a', { type: 'long_text', required: true })]));
    expect(typed[0]!.parts).toEqual([{ name: 'Type', before: 'Short text', after: 'Long text' }, { name: 'Required', before: '', after: 'yes' }]);
    const rows = (...fields: object[]) => form([field('r', { type: 'rows', fields })]);
    expect(fieldChanges(rows(field('x'), field('y')), rows(field('x', { required: true }), field('z')))[0]!.parts).toEqual([
      { name: 'X: Required', before: '', after: 'yes' }, { name: 'Column', before: '', after: 'Z' }, { name: 'Column', before: 'Y', after: '' },
    ]);
  });
});
