import { must } from '#contracts/must.ts';
import type { ExportEntry } from '../module.ts';

/** Most rows that an export holds at a time. */
export const EXPORT_BATCH = 200;

export interface NumberedEntries<Row extends { id: string }> {
  /** Path without number and ending, e.g. `media/files`: the entries are `media/files-0001.json` and so on. */
  name: string;
  /** Reads at most `limit` rows after the one with the id `after`, in the order of their ids. Null begins with the first row. */
  read(after: string | null, limit: number): Promise<Row[]>;
  /** What the person gets to see of a row. */
  present?(row: Row): object;
}

/** A long list as several entries of an export, so that no size of account fills the memory. Nothing for an empty list. */
export async function* numberedEntries<Row extends { id: string }>({ name, read, present = (row) => row }: NumberedEntries<Row>): AsyncGenerator<ExportEntry> {
  let after: string | null = null;
  for (let number = 1; ; number += 1) {
    const batch: Row[] = await read(after, EXPORT_BATCH);
    if (batch.length > 0) yield { name: `${name}-${String(number).padStart(4, '0')}.json`, data: batch.map(present) };
    if (batch.length < EXPORT_BATCH) return;
    after = must(batch.at(-1), 'the last row of a full batch').id;
  }
}
