import { expect, test } from 'vitest';
import type { DraftField, DraftForm } from '#contracts/prompt-form.ts';
import { carriedIds, newFormIds } from './form-ids.ts';

const field = (key: string): DraftField => ({ key, type: 'short_text', label: key, required: false });
const [a, b, c] = [field('a'), field('b'), field('c')];
const form = (...sections: DraftField[][]): DraftForm => ({ sections: sections.map((fields, at) => ({ title: String(at), fields })) });

test('form fields keep their ids when they move, also to another section', () => {
  const before = form([a, b], [c]);
  const ids = newFormIds(before);
  const after = carriedIds(before, ids, form([b], [c, a]));
  expect(after.sections.map(({ id }) => id)).toEqual(ids.sections.map(({ id }) => id));
  expect(after.sections.map(({ fields }) => fields)).toEqual([[ids.sections[0]!.fields[1]], [ids.sections[1]!.fields[0], ids.sections[0]!.fields[0]]]);
});

test('a changed form field keeps its id by its key, and a renamed one by its position', () => {
  const before = form([a, b]);
  const ids = newFormIds(before);
  expect(carriedIds(before, ids, form([{ ...b, label: 'B' }, a])).sections[0]!.fields).toEqual([...ids.sections[0]!.fields].reverse());
  expect(carriedIds(before, ids, form([a, { ...b, key: 'renamed' }])).sections[0]!.fields).toEqual(ids.sections[0]!.fields);
});

test('gives a new form field an id that no field had before, and keeps the ids of all others', () => {
  const before = form([a, b]);
  const ids = newFormIds(before);
  const [first, second, third] = carriedIds(before, ids, form([a, c, b])).sections[0]!.fields;
  expect([first, third]).toEqual(ids.sections[0]!.fields);
  expect(ids.sections[0]!.fields).not.toContain(second);
});

test('removing a section of a form keeps the ids of its other sections and fields', () => {
  const before = form([a], [b], [c]);
  const ids = newFormIds(before);
  const after = carriedIds(before, ids, { sections: [before.sections[0]!, { ...before.sections[2]!, title: 'kept' }] });
  expect(after.sections.map(({ id }) => id)).toEqual([ids.sections[0]!.id, ids.sections[2]!.id]);
});
