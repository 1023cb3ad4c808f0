import { stringify } from 'yaml';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { CSV_START, csvLine } from '#kernel/http/csv.ts';
import { NULLABLE_COLUMNS, OWN_COLUMNS, OWN_MARK, OWN_VERSION, tagsToCell, toCell } from '#contracts/prompt-file-format.ts';
import type { OwnColumn } from '#contracts/prompt-file-format.ts';
import { entriesOf } from '#contracts/typed-records.ts';

/** Writes one prompt as Markdown: its settings as front matter, then the template, unchanged. */
export function markdownOf({ template, ...rest }: DraftContent): string {
  // These YAML options keep texts unchanged: without them the library would fold long lines.
  const front = stringify({ [OWN_MARK]: OWN_VERSION, ...rest }, { lineWidth: 0, blockQuote: 'literal' });
  return `---\n${front}---\n${template}`;
}

/** Writes all prompts of an export as one JSON document, piece by piece. */
export async function* jsonPieces(contents: AsyncIterable<DraftContent>): AsyncGenerator<string> {
  yield `{"${OWN_MARK}":${OWN_VERSION},"prompts":[`;
  let first = true;
  for await (const content of contents) {
    yield `${first ? '\n' : ',\n'}${JSON.stringify(content)}`;
    first = false;
  }
  yield '\n]}\n';
}

const COLUMNS = entriesOf(OWN_COLUMNS);

function cellOf(content: DraftContent, key: (typeof OWN_COLUMNS)[OwnColumn]): string {
  const value = content[key];
  return toCell(Array.isArray(value) ? tagsToCell(value) : value ?? '');
}

/** Makes a table row of an exported prompt. Fields that people edit in a spreadsheet have columns of their own, and all others are JSON in the last column. */
function csvOf(content: DraftContent): string {
  const shown = new Set<string>(Object.values(OWN_COLUMNS));
  const rest = Object.fromEntries(Object.entries(content).filter(([key]) => !shown.has(key)));
  // An empty cell means null, so the JSON of the last column names the fields that hold an empty text.
  const empty = COLUMNS.filter(([column, key]) => NULLABLE_COLUMNS.includes(column) && content[key] === '').map(([column]) => column);
  return csvLine([...COLUMNS.map(([, key]) => cellOf(content, key)), toCell(JSON.stringify({ ...rest, ...(empty.length > 0 ? { empty } : {}) }))]);
}

/** Writes all prompts of an export as a table for spreadsheets, piece by piece. Cells that would run as a formula are made safe, and an import undoes this. */
export async function* csvPieces(contents: AsyncIterable<DraftContent>): AsyncGenerator<string> {
  yield CSV_START + csvLine([...COLUMNS.map(([column]) => column), OWN_MARK]);
  for await (const content of contents) yield csvOf(content);
}
