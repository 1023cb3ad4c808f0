import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftField, DraftForm } from '#contracts/prompt-form.ts';
import { formKeys, freeKey } from './field-names.ts';
import { elementAt, must } from '#contracts/must.ts';

/** Position of a field in a form: index of its section, and its index in that section. */
export interface FieldPlace {
  section: number;
  index: number;
}
type Section = DraftForm['sections'][number];

const withSection = (form: DraftForm, at: number, change: (section: Section) => Section): DraftForm => ({
  sections: form.sections.map((section, index) => (index === at ? change(section) : section)),
});
const withFields = (form: DraftForm, at: number, change: (fields: DraftField[]) => DraftField[]): DraftForm =>
  withSection(form, at, (section) => ({ ...section, fields: change(section.fields) }));

/** Returns a copy of a list with the item at index `from` moved to index `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  rest.splice(to, 0, elementAt(list, from));
  return rest;
}

export const fieldAt = (form: DraftForm, { section, index }: FieldPlace): DraftField | undefined => form.sections[section]?.fields[index];

/** Returns the position of the first field of a form with this key. */
export function placeOf(form: DraftForm, key: string): FieldPlace | null {
  for (const [section, { fields }] of form.sections.entries()) {
    const index = fields.findIndex((field) => field.key === key);
    if (index >= 0) return { section, index };
  }
  return null;
}

/** Inserts a field into a form at a position, or at the end of the last section. */
export function withField(form: DraftForm, field: DraftField, place?: FieldPlace): DraftForm {
  if (form.sections.length === 0) return { sections: [{ title: '', fields: [field] }] };
  const { section, index } = place ?? { section: form.sections.length - 1, index: elementAt(form.sections, form.sections.length - 1).fields.length };
  return withFields(form, section, (fields) => fields.toSpliced(index, 0, field));
}

/** Replaces one field of a form. */
export const withChangedField = (form: DraftForm, { section, index }: FieldPlace, change: (field: DraftField) => DraftField): DraftForm =>
  withFields(form, section, (fields) => fields.map((field, at) => (at === index ? change(field) : field)));

/** Removes a field from a form. */
export const withoutField = (form: DraftForm, { section, index }: FieldPlace): DraftForm => withFields(form, section, (fields) => fields.toSpliced(index, 1));

/** Inserts a copy of a field after it; returns the form and the copy's key. */
export function withCopy(form: DraftForm, place: FieldPlace): { form: DraftForm; key: string } {
  const field = must(fieldAt(form, place), 'the field to copy');
  const key = freeKey(field.key, new Set(formKeys(form)));
  const copy: DraftField = { ...field, key, label: `${field.label} (copy)`.slice(0, 120) };
  return { form: withField(form, copy, { ...place, index: place.index + 1 }), key };
}

/** Lists all section headings and fields of a form in one flat list, which dragging needs; `null` stands for a heading. */
export const flatPlaces = (form: DraftForm): (FieldPlace | { section: number; index: null })[] =>
  form.sections.flatMap(({ fields }, section) => [{ section, index: null }, ...fields.map((_, index) => ({ section, index }))]);

/**
 * Moves a field by dragging, from one index of `flatPlaces` to another. Beyond a heading it changes its section. No field goes above the
 * first heading, and headings stay.
 */
export function withDragged(form: DraftForm, from: number, to: number): DraftForm {
  const places = flatPlaces(form);
  if (places[from] === undefined || places[from].index === null || to === from) return form;
  const rows = moved(places, from, Math.max(1, Math.min(to, places.length - 1)));
  const sections: Section[] = [];
  for (const { section, index } of rows) {
    if (index === null) sections.push({ ...elementAt(form.sections, section), fields: [] });
    else elementAt(sections, sections.length - 1).fields.push(elementAt(elementAt(form.sections, section).fields, index));
  }
  // Keeps sections that did not change as the same objects, so that React does not render them again.
  const same = (section: Section, at: number): boolean => {
    const { fields } = elementAt(form.sections, at);
    return fields.length === section.fields.length && fields.every((field, index) => field === section.fields[index]);
  };
  return { sections: sections.map((section, at) => (same(section, at) ? elementAt(form.sections, at) : section)) };
}

/** Moves a field one step up (-1) or down (1), also over a section heading. At either end of the form it returns the same form. */
export function withStep(form: DraftForm, place: FieldPlace, step: -1 | 1): DraftForm {
  const places = flatPlaces(form);
  const from = places.findIndex(({ section, index }) => section === place.section && index === place.index);
  const to = from + step;
  return to < 1 || to >= places.length ? form : withDragged(form, from, to);
}

/** Adds an empty section at the end of a form. */
export const withNewSection = (form: DraftForm, title: string): DraftForm => ({ sections: [...form.sections, { title, fields: [] }] });

export const withSectionTitle = (form: DraftForm, at: number, title: string): DraftForm => withSection(form, at, (section) => ({ ...section, title }));

/** Moves a section of a form with its fields. */
export const withMovedSection = (form: DraftForm, from: number, to: number): DraftForm => ({ sections: moved(form.sections, from, to) });

/** Removes a section of a form with its fields. The last section stays, but loses its fields and title. */
export const withoutSection = (form: DraftForm, at: number): DraftForm =>
  form.sections.length === 1 ? { sections: [{ title: '', fields: [] }] } : { sections: form.sections.toSpliced(at, 1) };

/** Turns a change of a prompt's form into a change of the whole draft. */
export const inForm = (change: (form: DraftForm) => DraftForm) => (content: DraftContent): DraftContent => {
  const form = change(content.form);
  return form === content.form ? content : { ...content, form };
};
