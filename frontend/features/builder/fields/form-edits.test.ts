import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftField, DraftForm } from '#contracts/prompt-form.ts';
import { fieldAt, flatPlaces, moved, placeOf, withCopy, withDragged, withField, withMovedSection, withoutField, withoutSection, withStep } from './form-edits.ts';

const field = (key: string): DraftField => ({ key, type: 'short_text', label: key, required: false });
const form = (...sections: string[][]): DraftForm => ({ sections: sections.map((keys, at) => ({ title: `S${at}`, fields: keys.map(field) })) });
const keys = ({ sections }: DraftForm): string[][] => sections.map(({ fields }) => fields.map(({ key }) => key));

describe('order of a form', () => {
  it('an item of a list moves to an earlier or a later position', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('dragging moves a form field over headings into other sections, and never above the first heading', () => {
    const two = form(['a', 'b'], ['c']);
    // The flat list of this form: heading of section 0, field a, field b, heading of section 1, field c.
    expect(keys(withDragged(two, 1, 3))).toEqual([['b'], ['a', 'c']]);
    expect(keys(withDragged(two, 4, 0))).toEqual([['c', 'a', 'b'], []]);
    expect(keys(withDragged(two, 4, 3))).toEqual([['a', 'b', 'c'], []]);
    expect(withDragged(two, 3, 1)).toBe(two);
  });

  it('arrow keys move a form field through every position and back, and stop at both ends', () => {
    let now = form(['a'], [], ['b']);
    const seen = [keys(now)];
    for (let step = 0; step < 3; step += 1) {
      now = withStep(now, placeOf(now, 'a')!, 1);
      seen.push(keys(now));
    }
    expect(seen).toEqual([[['a'], [], ['b']], [[], ['a'], ['b']], [[], [], ['a', 'b']], [[], [], ['b', 'a']]]);
    expect(withStep(now, placeOf(now, 'a')!, 1)).toBe(now);
    for (let step = 0; step < 3; step += 1) now = withStep(now, placeOf(now, 'a')!, -1);
    expect(keys(now)).toEqual(seen[0]);
    expect(withStep(now, placeOf(now, 'a')!, -1)).toBe(now);
  });

  it('moving a form field keeps untouched sections and fields as the same objects', () => {
    const three = form(['a'], ['b'], ['c']);
    const dragged = withDragged(three, 1, 2);
    expect(dragged.sections[2]).toBe(three.sections[2]);
    expect(fieldAt(dragged, { section: 1, index: 0 })).toBe(three.sections[0]!.fields[0]);
  });

  it('dragging a form field anywhere neither loses nor doubles a field', () => {
    const shape = fc.array(fc.nat(4), { minLength: 1, maxLength: 4 });
    fc.assert(fc.property(shape, fc.nat(20), fc.nat(20), (sizes, from, to) => {
      const made = form(...sizes.map((size, at) => Array.from({ length: size }, (_, index) => `f${at}_${index}`)));
      const places = flatPlaces(made).length;
      const next = withDragged(made, from % places, to % places);
      expect(keys(next).flat().sort()).toEqual(keys(made).flat().sort());
      expect(next.sections.map(({ title }) => title)).toEqual(made.sections.map(({ title }) => title));
    }));
  });
});

describe('changes of a form', () => {
  it('a field is inserted into a form at a position, or at the end', () => {
    expect(keys(withField(form(['a'], ['b']), field('x')))).toEqual([['a'], ['b', 'x']]);
    expect(keys(withField(form(['a'], ['b']), field('x'), { section: 0, index: 0 }))).toEqual([['x', 'a'], ['b']]);
    expect(keys(withField({ sections: [] }, field('x')))).toEqual([['x']]);
  });

  it('the copy of a form field follows it and has a key that no other field has', () => {
    const copied = withCopy(form(['a', 'a_2', 'b']), { section: 0, index: 0 });
    expect(keys(copied.form)).toEqual([['a', 'a_3', 'a_2', 'b']]);
    expect(copied.key).toBe('a_3');
  });

  it('removing fields and sections of a form always leaves one section', () => {
    expect(keys(withoutField(form(['a', 'b']), { section: 0, index: 0 }))).toEqual([['b']]);
    expect(keys(withoutSection(form(['a'], ['b']), 0))).toEqual([['b']]);
    expect(withoutSection(form(['a']), 0)).toEqual({ sections: [{ title: '', fields: [] }] });
    expect(keys(withMovedSection(form(['a'], ['b'], ['c']), 2, 0))).toEqual([['c'], ['a'], ['b']]);
  });
});
