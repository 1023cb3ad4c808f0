import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { newId } from '#kernel/ids.ts';
import type { UploadedFile } from '#kernel/module.ts';
import { tidyLine } from '../domain/tidy-text.ts';
import { tooManyImports, WAITING_LIMIT } from '../prompt-import.errors.ts';
import type { PromptImportContext } from '../prompt-import-context.ts';

const INSERT = `
  insert into prompt_import_rows (id, import_id, row_no, title, state, reason, notes, content_type, fields, content)
  select r.id, :importId, r.row_no, r.title, r.state, r.reason, r.notes, r.content_type, r.fields, r.content
  from jsonb_to_recordset(cast(:batch as jsonb)) as r(id uuid, row_no int, title text, state text, reason text, notes jsonb,
    content_type text, fields int, content jsonb)`;

/**
 * Locks a person's imports, and refuses a new one when too many reports wait for a decision.
 * @throws AppError too_many_imports
 */
async function checkWaiting(tx: Tx, userId: string): Promise<void> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('prompt imports ' || ?, 0))`, [userId]);
  const counted = one(await rows<{ waiting: number }>(tx, `select count(*) as waiting from prompt_imports where user_id = ? and state = 'ready'`, [userId]));
  if (counted.waiting >= WAITING_LIMIT) throw tooManyImports();
}

/**
 * Reads an uploaded file and stores a report for its sender. Each prompt in the report is ready, or refused with a reason; or the whole file
 * is refused. No draft is made yet. Returns the import's id.
 * @throws AppError too_many_imports, storage_full, busy
 */
export async function stageImport({ db, clock, media, reader }: Omit<PromptImportContext, 'prompts'>, account: Pick<Viewer, 'userId' | 'plan'>, file: UploadedFile): Promise<string> {
  const { userId } = account;
  // Checks the limit of waiting imports before the file is read, because reading is slow. The transaction that stores the report checks it again.
  await db.transaction((tx) => checkWaiting(tx, userId));
  await media.checkRoom(db.knex, account, file.data.length);
  const { format, batches, ready, problem } = await reader.file(userId, file);
  const importId = newId();
  await db.transaction(async (tx) => {
    await checkWaiting(tx, userId);
    await media.takeRoom(tx, account, batches.reduce((sum, batch) => sum + batch.length, 0));
    await rows(
      tx,
      `insert into prompt_imports (id, user_id, file_name, format, state, problem, created_at) values (:importId, :userId, :name, :format, :state, :problem, :at)`,
      { importId, userId, name: tidyLine(file.name).slice(0, 200) || 'file', format, state: problem !== null ? 'refused' : ready ? 'ready' : 'done', problem, at: clock.now() },
    );
    for (const batch of batches) await rows(tx, INSERT, { importId, batch });
  });
  return importId;
}
