/*
 * The parts of an exported file that the export writes and the import reads. An exported prompt comes back unchanged
 * (docs/rules/prompts.md#portability).
 */

/** Marks a file as an export of ours, by its version. */
export const OWN_MARK = 'conjure';
export const OWN_VERSION = 1;

/** Columns of our CSV besides the last, which holds everything else as JSON under the mark. */
export const OWN_COLUMNS = {
  title: 'title', template: 'template', content_type: 'contentType', category: 'category', one_liner: 'oneLiner',
  description: 'description', tags: 'tags', language: 'language', system_template: 'systemTemplate', negative_template: 'negativeTemplate',
} as const;
export type OwnColumn = keyof typeof OWN_COLUMNS;

/** Columns whose empty cell means that there is none. */
export const NULLABLE_COLUMNS: readonly OwnColumn[] = ['category', 'system_template', 'negative_template'];

// What spreadsheets would run, and what already begins like a text that was made safe.
const NEEDS_MARK = /^'*[=+\-@\t\r]/;

/** A text as a cell of ours: made safe so that `fromCell` gives exactly the text back. Formulas get their apostrophe from `csvLine`. */
export const toCell = (text: string): string => (text.startsWith("'") && NEEDS_MARK.test(text) ? `'${text}` : text);
export const fromCell = (cell: string): string => (cell.startsWith("'") && NEEDS_MARK.test(cell) ? cell.slice(1) : cell);

/** Tags as people list them, or as JSON where that would change one. */
export function tagsToCell(tags: readonly string[]): string {
  const simple = tags.every((tag) => tag !== '' && tag === tag.trim() && !/[,\n\r]/.test(tag)) && !tags[0]?.startsWith('[');
  return simple ? tags.join(', ') : JSON.stringify(tags);
}
/** Reads tags from a cell. @throws SyntaxError when a list in JSON is broken */
export function tagsFromCell(cell: string): unknown {
  if (cell.startsWith('[')) return JSON.parse(cell);
  return cell === '' ? [] : cell.split(',').map((tag) => tag.trim());
}
