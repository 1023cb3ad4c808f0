import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { UploadedFile } from '#kernel/module.ts';
import { draftOf } from '../domain/draft-of.ts';
import type { MadeDraft } from '../domain/draft-of.ts';
import { UnreadableFile } from '../domain/found-prompt.ts';
import { tidyLine } from '../domain/tidy-text.ts';
import { tooManyImports, WAITING_LIMIT } from '../import.errors.ts';
import { readFile } from '../read/read-file.ts';
import type { ImportFormat } from '../read/read-file.ts';

interface Deps {
  db: Database;
  clock: Clock;
}

interface StagedRow {
  row: number;
  made: MadeDraft;
}
interface Report {
  format: ImportFormat;
  staged: StagedRow[];
  /** Why the whole file was refused; null otherwise. */
  problem: string | null;
}

/** Rows of one statement. */
const BATCH = 200;

/** Reads a file into a report; whatever is wrong with it as a whole ends in one reason and no row at all. */
async function readReport({ name, data }: UploadedFile): Promise<Report> {
  let format: ImportFormat = 'text';
  try {
    const file = await readFile(name, data);
    format = file.format;
    const staged: StagedRow[] = [];
    for await (const found of file.found) {
      const made = draftOf(found);
      staged.push({ row: found.row, made: { ...made, notes: [...file.notes, ...made.notes] } });
      // Thousands of long texts take a while: others get their turn after each.
      await new Promise(setImmediate);
    }
    return staged.length > 0 ? { format, staged, problem: null } : { format, staged, problem: 'This file holds no prompts.' };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { format, staged: [], problem: error.message };
  }
}

const INSERT = `
  insert into prompt_import_rows (id, import_id, row_no, title, state, reason, notes, content_type, fields, content)
  select r.id, :importId, r.row_no, r.title, r.state, r.reason, r.notes, r.content_type, r.fields, r.content
  from jsonb_to_recordset(cast(:batch as jsonb)) as r(id uuid, row_no int, title text, state text, reason text, notes jsonb,
    content_type text, fields int, content jsonb)`;

const recordOf = ({ row, made: { title, notes, content, reason } }: StagedRow) => ({
  id: newId(),
  row_no: row,
  title,
  state: content ? 'ready' : 'refused',
  reason,
  notes,
  content_type: content?.contentType ?? null,
  fields: content?.form.sections.reduce((sum, section) => sum + section.fields.length, 0) ?? 0,
  content,
});

/** @throws AppError too_many_imports */
async function checkWaiting(tx: Tx, userId: string): Promise<void> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('prompt imports ' || ?, 0))`, [userId]);
  const [counted] = await rows<{ waiting: number }>(tx, `select count(*) as waiting from prompt_imports where user_id = ? and state = 'ready'`, [userId]);
  if (counted!.waiting >= WAITING_LIMIT) throw tooManyImports();
}

/**
 * Reads an uploaded file and keeps the report for its sender: every prompt of it ready or left out with the reason, or the whole
 * file refused. Nothing else comes of it yet. Returns the import's id. @throws AppError too_many_imports
 */
export async function stageImport({ db, clock }: Deps, userId: string, file: UploadedFile): Promise<string> {
  // Before the work as well as in the transaction that counts.
  await db.transaction((tx) => checkWaiting(tx, userId));
  const { format, staged, problem } = await readReport(file);
  const importId = newId();
  await db.transaction(async (tx) => {
    await checkWaiting(tx, userId);
    const ready = staged.some(({ made }) => made.content !== null);
    await rows(
      tx,
      `insert into prompt_imports (id, user_id, file_name, format, state, problem, created_at) values (:importId, :userId, :name, :format, :state, :problem, :at)`,
      { importId, userId, name: tidyLine(file.name).slice(0, 200) || 'file', format, state: problem !== null ? 'refused' : ready ? 'ready' : 'done', problem, at: clock.now() },
    );
    for (let at = 0; at < staged.length; at += BATCH) {
      await rows(tx, INSERT, { importId, batch: JSON.stringify(staged.slice(at, at + BATCH).map(recordOf)) });
    }
  });
  return importId;
}
