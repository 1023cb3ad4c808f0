import { newId } from '#kernel/ids.ts';
import { draftOf } from '../domain/draft-of.ts';
import type { MadeDraft } from '../domain/draft-of.ts';
import { UnreadableFile } from '../domain/found-prompt.ts';
import { readFile } from './read-file.ts';
import type { ImportFormat } from './read-file.ts';

/** The result for a whole file. Its rows were sent before. */
export interface ReadReport {
  format: ImportFormat;
  /** Why the file as a whole was refused; null when it was not. The rows of a refused file do not count. */
  problem: string | null;
  /** Whether a row can become a draft. */
  ready: boolean;
}

/** The most rows and characters that are sent in one batch, so that neither Postgres nor the event loop is held for long. */
const BATCH_ROWS = 200;
const BATCH_LENGTH = 256 * 1024;
/** The most characters of a report. Even a file of 20 MB stays below it, unless it was made so that its rows grow. */
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

/** Reads a file; `send` gets its rows as JSON lists for one INSERT each. Whatever is wrong with the file as a whole is its problem. */
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
