import { must } from '#contracts/must.ts';
import type { ExportEntry } from '../module.ts';

/** How many rows an export of personal data holds in memory at a time. */
export const EXPORT_BATCH = 200;

export interface NumberedEntries<Row extends { id: string }> {
  /** The path of the export's files without number and ending: `media/files` becomes `media/files-0001.json` and so on. */
  name: string;
  /** Reads at most `limit` rows after the one with the id `after`, in the order of ids; null begins with the first row. */
  read(after: string | null, limit: number): Promise<Row[]>;
  /** The fields of a row that the exported file shows to the person. */
  present?(row: Row): object;
}

/** Yields a long list as several numbered files of an export, so that even a large account does not fill the memory. Yields nothing for an empty list. */
export async function* numberedEntries<Row extends { id: string }>({ name, read, present = (row) => row }: NumberedEntries<Row>): AsyncGenerator<ExportEntry> {
  let after: string | null = null;
  for (let number = 1; ; number += 1) {
    const batch: Row[] = await read(after, EXPORT_BATCH);
    if (batch.length > 0) yield { name: `${name}-${String(number).padStart(4, '0')}.json`, data: batch.map(present) };
    if (batch.length < EXPORT_BATCH) return;
    after = must(batch.at(-1), 'the last row of a full batch').id;
  }
}
