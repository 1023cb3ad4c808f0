import { stringify } from 'yaml';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { CSV_START, csvLine } from '#kernel/http/csv.ts';
import { NULLABLE_COLUMNS, OWN_COLUMNS, OWN_MARK, OWN_VERSION, tagsToCell, toCell } from '#contracts/prompt-file-format.ts';
import type { OwnColumn } from '#contracts/prompt-file-format.ts';
import { entriesOf } from '#contracts/typed-records.ts';

/** One prompt as Markdown: everything about it as front matter, below it the template to the letter. */
export function markdownOf({ template, ...rest }: DraftContent): string {
  // `blockQuote: 'literal'` and no line width keep texts unchanged: YAML never folds their lines.
  const front = stringify({ [OWN_MARK]: OWN_VERSION, ...rest }, { lineWidth: 0, blockQuote: 'literal' });
  return `---\n${front}---\n${template}`;
}

/** All prompts as one JSON document, in pieces. */
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

/** A row of the exported table. Fields that people edit in a spreadsheet have columns of their own, and all others are JSON in the last column. */
function csvOf(content: DraftContent): string {
  const shown = new Set<string>(Object.values(OWN_COLUMNS));
  const rest = Object.fromEntries(Object.entries(content).filter(([key]) => !shown.has(key)));
  // An empty cell means null. So fields that hold an empty text are named in the JSON of the last column.
  const empty = COLUMNS.filter(([column, key]) => NULLABLE_COLUMNS.includes(column) && content[key] === '').map(([column]) => column);
  return csvLine([...COLUMNS.map(([, key]) => cellOf(content, key)), toCell(JSON.stringify({ ...rest, ...(empty.length > 0 ? { empty } : {}) }))]);
}

/** All prompts as a table for spreadsheets, in pieces. What would run as a formula is made safe; an import undoes exactly that. */
export async function* csvPieces(contents: AsyncIterable<DraftContent>): AsyncGenerator<string> {
  yield CSV_START + csvLine([...COLUMNS.map(([column]) => column), OWN_MARK]);
  for await (const content of contents) yield csvOf(content);
}
