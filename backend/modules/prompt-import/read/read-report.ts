import { newId } from '#kernel/ids.ts';
import { draftOf } from '../domain/draft-of.ts';
import type { MadeDraft } from '../domain/draft-of.ts';
import { UnreadableFile } from '../domain/found-prompt.ts';
import { readFile } from './read-file.ts';
import type { ImportFormat } from './read-file.ts';

/** The result of reading a whole import file. Its rows were sent before. */
export interface ReadReport {
  format: ImportFormat;
  /** Why the whole file was refused; null when it was not. The rows of a refused file do not count. */
  problem: string | null;
  /** Whether at least one row can become a draft. */
  ready: boolean;
}

/** The most rows and characters in one batch, so that one INSERT does not occupy Postgres and the event loop for long. */
const BATCH_ROWS = 200;
const BATCH_LENGTH = 256 * 1024;
/** The most characters of an import report. A file of 20 MB stays below it, unless it was made so that its rows grow. */
const REPORT_LENGTH = 64 * 1024 * 1024;

const recordOf = (row: number, notes: readonly string[], { title, content, reason, notes: own }: MadeDraft): string =>
  JSON.stringify({
    id: newId(),
    row_no: row,
    title,
    state: content ? 'ready' : 'refused',
    reason,
    notes: [...notes, ...own],
    content_type: content?.contentType ?? null,
    fields: content?.form.sections.reduce((sum, section) => sum + section.fields.length, 0) ?? 0,
    content,
  });

/** Reads an import file and gives its rows to `send`, as JSON lists for one INSERT each. If the file as a whole cannot be read, the reason is in `problem`. */
export async function readReport(name: string, data: Buffer, send: (batch: string) => void): Promise<ReadReport> {
  let format: ImportFormat = 'text';
  let [batch, batched, sent, ready]: [string[], number, number, boolean] = [[], 0, 0, false];
  const flush = (): void => {
    if (batch.length > 0) send(`[${batch.join(',')}]`);
    [batch, batched] = [[], 0];
  };
  try {
    const file = await readFile(name, data);
    format = file.format;
    for await (const found of file.found) {
      const made = draftOf(found);
      ready ||= made.content !== null;
      const record = recordOf(found.row, file.notes, made);
      sent += record.length;
      if (sent > REPORT_LENGTH) throw new UnreadableFile('The prompts of this file are too large for one import. Split it and import the parts.');
      if (batch.length === BATCH_ROWS || (batch.length > 0 && batched + record.length > BATCH_LENGTH)) flush();
      batch.push(record);
      batched += record.length;
    }
    flush();
    return { format, ready, problem: sent > 0 ? null : 'This file contains no prompts.' };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { format, ready: false, problem: error.message };
  }
}
