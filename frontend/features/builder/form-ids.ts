import type { DraftForm } from '#contracts/prompt-form.ts';
import { elementAt } from '#contracts/must.ts';

/** Ids of a form's sections and fields for React keys, dragging and the open field. They exist in this tab only and are never saved. */
export interface FormIds {
  sections: readonly { id: string; fields: readonly string[] }[];
}

let made = 0;
const freshId = (): string => `part-${(made += 1)}`;

/** Makes the first ids of a form's sections and fields. */
export const newFormIds = (form: DraftForm): FormIds => ({ sections: form.sections.map(({ fields }) => ({ id: freshId(), fields: fields.map(freshId) })) });

/**
 * Returns the ids of a form's sections and fields after a change. An unchanged field keeps its id wherever it went. A changed one is
 * recognized by its key, else by its position; a section by itself, its position, or the fields that it still contains.
 */
export function carriedIds(before: DraftForm, ids: FormIds, after: DraftForm): FormIds {
  if (before === after) return ids;
  const sections = sectionIds(before, ids, after);
  const fields = fieldIds(before, ids, after);
  return { sections: sections.map((id, at) => ({ id, fields: elementAt(fields, at) })) };
}

function fieldIds(before: DraftForm, ids: FormIds, after: DraftForm): string[][] {
  const free = new Set(before.sections.flatMap(({ fields }, at) => fields.map((field, index) => ({ field, at, index, id: elementAt(elementAt(ids.sections, at).fields, index) }))));
  type Known = typeof free extends Set<infer Entry> ? Entry : never;
  const result: (string | undefined)[][] = after.sections.map(({ fields }) => fields.map(() => undefined));
  const claim = (matches: (known: Known, field: Known['field'], at: number, index: number) => boolean): void =>
    after.sections.forEach((section, at) => section.fields.forEach((field, index) => {
      if (elementAt(result, at)[index]) return;
      for (const known of free) {
        if (!matches(known, field, at, index)) continue;
        free.delete(known);
        elementAt(result, at)[index] = known.id;
        return;
      }
    }));
  claim((known, field) => known.field === field);
  claim((known, field) => field.key !== '' && known.field.key === field.key);
  claim((known, _, at, index) => known.at === at && known.index === index && elementAt(after.sections, at).fields.length === elementAt(before.sections, at).fields.length);
  return result.map((row) => row.map((id) => id ?? freshId()));
}

function sectionIds(before: DraftForm, ids: FormIds, after: DraftForm): string[] {
  const result = after.sections.map((section) => before.sections.indexOf(section)).map((at) => (at < 0 ? undefined : elementAt(ids.sections, at).id));
  const isFree = (at: number): boolean => at in before.sections && !result.includes(elementAt(ids.sections, at).id);
  after.sections.forEach((section, at) => {
    if (result[at]) return;
    const sharing = before.sections.findIndex((old, place) => isFree(place) && old.fields.some((field) => section.fields.includes(field)));
    const place = before.sections.length === after.sections.length && isFree(at) ? at : sharing;
    if (place >= 0) result[at] = elementAt(ids.sections, place).id;
  });
  return result.map((id) => id ?? freshId());
}
