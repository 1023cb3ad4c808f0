import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftField } from '#contracts/prompt-form.ts';
import { templateVariables } from '#contracts/template-variables.ts';
import { KeyBook } from '#contracts/variables/field-names.ts';
import { fieldOf } from '#contracts/variables/field-of.ts';
import { findVariables } from '#contracts/variables/find-variables.ts';
import type { Occurrence } from '#contracts/variables/occurrence.ts';
import { sideParts } from '../template-text.ts';
import type { TemplatePart } from '../template-text.ts';

export interface MarkPlace {
  part: TemplatePart;
  /** Line of the text that looks like a variable, counted from 1. */
  line: number;
  /** Position of the text that looks like a variable, in characters from 0. */
  start: number;
}

/** A text in the template that looks like a variable of another notation, such as `[YOUR NAME]`. Runs do not fill it in. */
export interface ForeignMark {
  /** The text as the author wrote it, such as `[YOUR NAME]`. */
  written: string;
  /** Key of the variable into which the builder would convert the text. */
  key: string;
  /** The form field that the variable still needs; null when the form has it, or when the product fills the variable in. */
  field: DraftField | null;
  places: readonly MarkPlace[];
}

const partsOf = ({ contentType }: DraftContent): readonly TemplatePart[] => ['template', ...sideParts(contentType)];
const isOurs = (written: string): boolean => templateVariables(written).length > 0;

/** Finds every text of a draft that looks like a variable of another notation, once per spelling, in order. */
export function foreignMarks(content: DraftContent): ForeignMark[] {
  const found = partsOf(content).flatMap((part) => marksIn(part, content[part] ?? ''));
  if (found.length === 0) return [];
  const fields = content.form.sections.flatMap((section) => section.fields);
  const known = new Set(fields.map(({ key }) => key));
  const book = new KeyBook();
  // Compares with the keys of all fields first, then with labels, because the key of one field may be the label of another.
  fields.forEach(({ key }) => book.take(key));
  partsOf(content).forEach((part) => templateVariables(content[part] ?? '').forEach((key) => book.take(key)));
  fields.forEach(({ key, label }) => book.take(key, label));
  const marks = new Map<string, ForeignMark & { places: MarkPlace[] }>();
  for (const { written, occurrence, place } of found) {
    const mark = marks.get(written);
    if (mark) {
      mark.places.push(place);
      continue;
    }
    const key = occurrence.system ?? book.keyOf(occurrence.name);
    const field = occurrence.system || known.has(key) ? null : fieldOf(key, occurrence).field;
    marks.set(written, { written, key, field, places: [place] });
  }
  return [...marks.values()];
}

function marksIn(part: TemplatePart, text: string): { written: string; occurrence: Occurrence; place: MarkPlace }[] {
  let [line, reached] = [1, 0];
  return findVariables(text).flatMap((occurrence) => {
    const { start, end } = occurrence;
    line += text.slice(reached, start).split('\n').length - 1;
    reached = start;
    const written = text.slice(start, end);
    return isOurs(written) ? [] : [{ written, occurrence, place: { part, line, start } }];
  });
}

/**
 * Counts how many details, such as choices or a default, the text gives about its field. The field is made from the text with most, because
 * they would be lost otherwise.
 */
const told = ({ field }: ForeignMark): number => (field?.options ? 2 : field?.default === undefined ? 0 : 1);

/** Returns the form fields that these texts still need: one per variable, made from the text with most details. */
export function missingFields(marks: readonly ForeignMark[]): DraftField[] {
  const fields = new Map<string, DraftField>();
  for (const { key, field } of [...marks].sort((a, b) => told(b) - told(a))) if (field && !fields.has(key)) fields.set(key, field);
  return [...new Set(marks.map(({ key }) => key))].flatMap((key) => fields.get(key) ?? []);
}

/** Converts these texts of a draft to `{{key}}`, and adds the missing fields at the end of its form. */
export function withMarks(content: DraftContent, marks: readonly ForeignMark[]): DraftContent {
  const texts = Object.fromEntries(partsOf(content).map((part) => {
    const changes = marks.flatMap(({ written, key, places }) => places.filter((place) => place.part === part).map(({ start }) => ({ start, end: start + written.length, made: `{{${key}}}` })));
    const text = content[part];
    return [part, text === null ? null : changes.sort((a, b) => b.start - a.start).reduce((made, change) => made.slice(0, change.start) + change.made + made.slice(change.end), text)];
  })) as Partial<Record<TemplatePart, string>>;
  const fresh = missingFields(marks);
  const sections = content.form.sections.length > 0 ? content.form.sections : [{ title: '', fields: [] }];
  const form = fresh.length === 0 ? content.form : { sections: sections.map((section, at) => (at === sections.length - 1 ? { ...section, fields: [...section.fields, ...fresh] } : section)) };
  return { ...content, ...texts, form };
}
