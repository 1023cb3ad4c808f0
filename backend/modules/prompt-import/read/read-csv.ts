import { CsvError, parse } from 'csv-parse';
import type { InfoField, Parser } from 'csv-parse';
import { IMPORT_ROWS } from '#contracts/prompt-import.ts';
import { UnreadableFile } from '../domain/found-prompt.ts';
import type { Found } from '../domain/found-prompt.ts';
import { csvTable, delimiterOf } from '../domain/formats/csv-table.ts';
import type { CsvFormat, CsvTable } from '../domain/formats/csv-table.ts';

/** The longest line in characters. Without a limit, a quotation mark that is never closed would make the whole file one line. */
const LINE_MAX = 1_000_000;
/** The most columns of a row. Without a limit, a row of nothing but delimiters would have millions of cells. */
const COLUMNS_MAX = 500;
/** The parser gets this many characters at a time, so that other work of the process runs in between. */
const PIECE = 64 * 1024;

export interface ReadCsv {
  format: CsvFormat;
  /** The prompts of the table, parsed one by one while they are read. */
  rows: AsyncIterable<Found>;
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** Waits until the CSV parser can take more text, or was ended. */
const drained = (parser: Parser): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      parser.off('drain', done).off('close', done);
      resolve();
    };
    parser.on('drain', done).on('close', done);
  });

const unreadable = (error: CsvError): UnreadableFile => {
  const line = (error as unknown as { lines?: number }).lines;
  const where = line === undefined ? '' : ` around line ${line}`;
  if (error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new UnreadableFile(`This CSV cannot be read${where}: a quotation mark is not closed, or one row is longer than a million characters.`);
  }
  return new UnreadableFile(`This CSV cannot be read${where}: a quotation mark is in the wrong place.`);
};

/** Refuses a row at its first cell above the limit, before the parser has read the rest of the row. */
function boundedCell(cell: string, { index, lines }: InfoField): string {
  if (index >= COLUMNS_MAX) throw new UnreadableFile(`Line ${lines.toLocaleString('en-US')} has more than ${COLUMNS_MAX} columns.`);
  return cell;
}

/**
 * Reads a CSV table of prompts as a stream. Cells are taken as text, so no formula runs.
 * @throws UnreadableFile at once or while the rows are read: no table, broken quotes, a row of too many columns, more than 5,000 rows
 */
export async function readCsv(text: string): Promise<ReadCsv> {
  const parser = parse({ delimiter: delimiterOf(text), relax_column_count: true, relax_quotes: true, skip_empty_lines: true, max_record_size: LINE_MAX, cast: boundedCell });
  const feeding = (async () => {
    for (const piece of pieces(text)) {
      if (parser.destroyed) return;
      if (!parser.write(piece)) await drained(parser);
      await new Promise(setImmediate);
    }
    parser.end();
  })();
  feeding.catch((error: unknown) => parser.destroy(error as Error));
  const records = (parser as AsyncIterable<string[]>)[Symbol.asyncIterator]();
  const next = async (): Promise<string[] | null> => {
    try {
      const { done, value } = await records.next();
      return done ? null : value;
    } catch (error) {
      throw error instanceof CsvError ? unreadable(error) : error;
    }
  };
  const header = await next();
  if (!header) throw new UnreadableFile('This file is empty.');
  let table: CsvTable;
  try {
    table = csvTable(header);
  } catch (error) {
    parser.destroy();
    throw error;
  }
  return { format: table.format, rows: rowsOf(table, next, () => void parser.destroy()) };
}

async function* rowsOf(table: CsvTable, next: () => Promise<string[] | null>, stop: () => void): AsyncGenerator<Found> {
  try {
    for (let row = 1; ; row += 1) {
      const cells = await next();
      if (!cells) return;
      if (row > IMPORT_ROWS) throw new UnreadableFile(`This file has more than ${IMPORT_ROWS.toLocaleString('en-US')} prompts. Split it and import the parts.`);
      yield table.read(cells, row);
    }
  } finally {
    stop();
  }
}
