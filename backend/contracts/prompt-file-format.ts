/*
 * The parts of an exported prompt file that both the export and the import use. An exported prompt is imported unchanged (docs/rules/prompts.md#portability).
 */

/** Marks a prompt file as an export of this product, with the version of the format as its value. */
export const OWN_MARK = 'conjure';
export const OWN_VERSION = 1;

/** The columns of an exported CSV file of prompts. One more column, named like the mark, holds everything else as JSON. */
export const OWN_COLUMNS = {
  title: 'title', template: 'template', content_type: 'contentType', category: 'category', one_liner: 'oneLiner',
  description: 'description', tags: 'tags', language: 'language', system_template: 'systemTemplate', negative_template: 'negativeTemplate',
} as const;
export type OwnColumn = keyof typeof OWN_COLUMNS;

/** Columns of an exported CSV file in which an empty cell means null. */
export const NULLABLE_COLUMNS: readonly OwnColumn[] = ['category', 'system_template', 'negative_template'];

// Matches texts that a spreadsheet would run as a formula, and texts that look like ones already made safe by an apostrophe.
const NEEDS_MARK = /^'*[=+\-@\t\r]/;

/**
 * Writes a text as a cell of an exported CSV file. A text that looks as if it was made safe gets one more apostrophe, so that `fromCell`
 * returns it exactly. `csvLine` makes formulas safe.
 */
export const toCell = (text: string): string => (text.startsWith("'") && NEEDS_MARK.test(text) ? `'${text}` : text);
export const fromCell = (cell: string): string => (cell.startsWith("'") && NEEDS_MARK.test(cell) ? cell.slice(1) : cell);

/** Writes tags as a comma-separated cell, or as JSON where a tag would not survive that. */
export function tagsToCell(tags: readonly string[]): string {
  const simple = tags.every((tag) => tag !== '' && tag === tag.trim() && !/[,\n\r]/.test(tag)) && !tags[0]?.startsWith('[');
  return simple ? tags.join(', ') : JSON.stringify(tags);
}
/** Reads the tags of a prompt from a cell of a CSV file. @throws SyntaxError when a list in JSON is broken */
export function tagsFromCell(cell: string): unknown {
  if (cell.startsWith('[')) return JSON.parse(cell);
  return cell === '' ? [] : cell.split(',').map((tag) => tag.trim());
}
