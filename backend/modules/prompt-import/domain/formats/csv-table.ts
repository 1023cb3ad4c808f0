import { must } from '#contracts/must.ts';
import { fromCell, NULLABLE_COLUMNS, OWN_COLUMNS, OWN_MARK, tagsFromCell } from '#contracts/prompt-file-format.ts';
import { UnreadableFile } from '../found-prompt.ts';
import type { Found, OwnPrompt } from '../found-prompt.ts';
import { nameOf, NAMES_LIMIT, tagsOf } from './pick-column.ts';
import type { Part } from './pick-column.ts';
import { titleFromText } from './title-from-text.ts';
import { entriesOf } from '#contracts/typed-records.ts';

export type CsvFormat = 'prompts_chat_csv' | 'csv';

export interface CsvTable {
  format: CsvFormat;
  /** Makes a prompt, or a refusal, of the cells of one line. */
  read(cells: readonly string[], row: number): Found;
}

/** The most characters of a CSV file's header line that are read. */
const HEADER_LENGTH = 20_000;

/** Finds the delimiter of a CSV file: the one that its header line contains most often. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const line = must(/^[^\r\n]*/.exec(text.slice(0, HEADER_LENGTH)), 'the line of names')[0];
  const counted = ([',', ';', '\t'] as const).map((sign) => ({ sign, many: line.split(sign).length }));
  return counted.reduce((best, next) => (next.many > best.many ? next : best)).sign;
}

function ownRow(names: readonly string[], cells: readonly string[], row: number): OwnPrompt | { row: number; title: string; refused: string } {
  const cell = (name: string): string => fromCell(cells[names.indexOf(name)] ?? '');
  try {
    const own = JSON.parse(cell(OWN_MARK)) as Record<string, unknown>;
    const empty = new Set(Array.isArray(own['empty']) ? own['empty'] : []);
    delete own['empty'];
    for (const [column, key] of entriesOf(OWN_COLUMNS)) {
      if (!names.includes(column)) continue;
      const value = cell(column);
      if (column === 'tags') own[key] = tagsFromCell(value);
      else own[key] = value === '' && NULLABLE_COLUMNS.includes(column) && !empty.has(column) ? null : value;
    }
    return { row, own };
  } catch {
    return { row, title: cell('title'), refused: `The column "${OWN_MARK}" of this row was changed and cannot be read any more.` };
  }
}

/**
 * Reads the header of a CSV file: columns of prompts.chat, of our own export, or any with a column for the text.
 * @throws UnreadableFile when no column holds a text, or there are more columns than a table of prompts has
 */
export function csvTable(header: readonly string[]): CsvTable {
  if (header.length > NAMES_LIMIT) throw new UnreadableFile(`The first line names ${header.length.toLocaleString('en-US')} columns; the limit is ${NAMES_LIMIT}.`);
  const names = header.map((name) => name.trim());
  if (names.includes(OWN_MARK) && names.includes('template')) return { format: 'csv', read: (cells, row) => ownRow(names, cells, row) };
  const at = (part: Part): number => names.indexOf(nameOf(part, names) ?? '\0');
  const places = { title: at('title'), text: at('text'), system: at('system'), description: at('description'), tags: at('tags'), type: at('type'), category: at('category'), language: at('language') };
  if (places.text < 0) {
    throw new UnreadableFile('No column of this file contains the prompts. Name it "prompt", "template", "content" or "text" in the first line.');
  }
  return {
    format: names.includes('act') && names.includes('prompt') ? 'prompts_chat_csv' : 'csv',
    read(cells, row) {
      const cell = (place: number): string => (place < 0 ? '' : cells[place] ?? '');
      const text = cell(places.text);
      const title = cell(places.title).trim();
      const notes = title === '' && places.title < 0 ? ['The title is the beginning of the text.'] : [];
      return {
        row, text, titled: places.title >= 0, title: places.title < 0 ? titleFromText(text) : title, type: cell(places.type), system: cell(places.system),
        category: cell(places.category), description: cell(places.description), tags: tagsOf(cell(places.tags)), language: cell(places.language), notes,
      };
    },
  };
}
