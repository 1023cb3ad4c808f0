import { rows } from '#kernel/db/raw.ts';
import type { JobContext } from '#kernel/jobs/worker.ts';
import { findImport, presentImport } from '../import-row.ts';
import type { ImportRow } from '../import-row.ts';
import { deleteParts } from '../import/import-parts.ts';
import { openStoredZip } from '../import/stored-zip.ts';
import { takeOver } from '../import/take-over.ts';
import type { PortabilityContext } from '../portability-context.ts';
import { UnreadableImport } from '../portability.errors.ts';

/** After this many starts an account import has failed: each earlier start ended because the worker's process stopped. */
const MOST_STARTS = 6;
const NOT_READ = 'This file could not be read. What was imported before stays. Upload it again: nothing comes twice.';

const CLAIM = `
  update account_imports set attempt_no = attempt_no + 1, heartbeat_at = :now where id = :id and status = 'reading' and owner_id is not null
  returning owner_id as "ownerId", attempt_no as "attemptNo"`;
const END = `update account_imports set status = :status, failure = :failure, heartbeat_at = :now where id = :id and status = 'reading' and attempt_no = :attemptNo returning id`;

/**
 * Reads an uploaded account: ONE attempt, for the job `portability.read_import`. Each thing is imported in a transaction of its own, so the
 * next attempt continues where a killed worker stopped.
 */
export async function readImport(context: PortabilityContext, id: string, { signal, lastAttempt }: Pick<JobContext, 'signal' | 'lastAttempt'>): Promise<void> {
  const { db, clock, log, storage } = context;
  const [claimed] = await rows<{ ownerId: string; attemptNo: number }>(db.knex, CLAIM, { id, now: clock.now() });
  if (!claimed) return;
  const row = await findImport(db.knex, claimed.ownerId, id);
  const end = (status: 'done' | 'failed', failure: string | null) => endImport(context, row, claimed.attemptNo, { status, failure });
  if (claimed.attemptNo > MOST_STARTS) return end('failed', NOT_READ);
  try {
    const zip = await openStoredZip(storage, id, row.bytes);
    try {
      await takeOver(context, zip, { importId: id, ownerId: claimed.ownerId, signal });
    } finally {
      zip.close();
    }
    await end('done', null);
  } catch (error) {
    if (signal.aborted) throw error;
    const unreadable = error instanceof UnreadableImport;
    if (!unreadable && !lastAttempt) throw error;
    log.error({ err: error, importId: id }, 'an account could not be imported');
    await end('failed', unreadable ? error.message : NOT_READ);
  }
}

async function endImport({ db, clock, push, storage }: PortabilityContext, { id, owner_id: ownerId, bytes }: ImportRow, attemptNo: number, ended: { status: 'done' | 'failed'; failure: string | null }): Promise<void> {
  if ((await rows(db.knex, END, { id, attemptNo, ...ended, now: clock.now() })).length === 0) return;
  push.toUser(ownerId, 'account:import', { import: presentImport(await findImport(db.knex, ownerId, id)) });
  await deleteParts(storage, id, bytes);
  await db.knex('account_imports').where({ id }).update({ stored: false });
}
