import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import { IMPORT_UPLOAD_DAYS } from '#contracts/portability.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { deleteParts } from '../import/import-parts.ts';
import { IMPORTS_QUEUE, readImportJob } from '../portability.jobs.ts';
import type { PortabilityContext } from '../portability-context.ts';

/** An account import without a heartbeat for this time has lost its worker or its job. */
const SILENT_MS = 5 * MINUTE_MS;
const BATCH = 100;

const SILENT = `
  update account_imports set heartbeat_at = :now where id in (
    select id from account_imports where status = 'reading' and owner_id is not null and heartbeat_at < :before limit ${BATCH} for update skip locked) returning id`;
const GIVE_UP = `update account_imports set status = 'failed', failure = 'The upload was not finished in time. Begin it again.' where status = 'uploading' and heartbeat_at < :before`;
const LEFT = `select id, bytes, owner_id as "ownerId" from account_imports where stored and (owner_id is null or status in ('done', 'failed')) limit ${BATCH}`;

/** Queues account imports whose worker died, gives up uploads that stopped, and deletes uploaded parts that no import needs any more. */
export async function sweepImports({ db, clock, outbox, storage }: Pick<PortabilityContext, 'db' | 'clock' | 'outbox' | 'storage'>): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    for (const { id } of await rows<{ id: string }>(tx, SILENT, { now, before: new Date(millis(clock) - SILENT_MS) })) {
      await outbox.enqueue(tx, readImportJob, { id }, { queue: IMPORTS_QUEUE, jobId: `import-${id}` });
    }
    await rows(tx, GIVE_UP, { before: new Date(millis(clock) - IMPORT_UPLOAD_DAYS * DAY_MS) });
  });
  for (const { id, bytes, ownerId } of await rows<{ id: string; bytes: number; ownerId: string | null }>(db.knex, LEFT)) {
    await deleteParts(storage, id, bytes);
    await rows(db.knex, ownerId === null ? 'delete from account_imports where id = ?' : 'update account_imports set stored = false where id = ?', [id]);
  }
}
