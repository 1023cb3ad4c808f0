import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { ARCHIVES_FOLDER, storageKey } from '../archive-row.ts';
import type { ArchivesContext } from '../archives-context.ts';
import type { ArchivesTable } from '../archives.tables.ts';
import { enqueuePreparation } from './enqueue-preparation.ts';

/** An archive in preparation without a heartbeat for this time has lost its worker or its job. */
const SILENT_MS = 3 * MINUTE_MS;
/** Rows of expired archives are kept this long, so that their address can answer that the archive has expired. */
const REMEMBERED_MS = 30 * DAY_MS;
const BATCH = 100;

const SILENT = `
  update archives set heartbeat_at = :now where id in (
    select id from archives where status = 'preparing' and owner_id is not null and heartbeat_at < :before order by heartbeat_at limit ${BATCH} for update skip locked) returning id`;
const DUE = `
  select id, attempt_no, owner_id from archives
  where owner_id is null or (expires_at <= :now and (status in ('ready', 'failed') or expires_at <= :forgotten)) order by id limit ${BATCH}`;

/** Queues archives whose worker died, and deletes archives that have expired or whose account was deleted (docs/rules/keeping.md#archives). */
export async function sweepArchives(context: Pick<ArchivesContext, 'db' | 'clock' | 'outbox' | 'storage'>): Promise<void> {
  const { db, clock, storage } = context;
  const now = clock.now();
  await db.transaction(async (tx) => {
    for (const { id } of await rows<{ id: string }>(tx, SILENT, { now, before: new Date(millis(clock) - SILENT_MS) })) await enqueuePreparation(tx, context, id);
  });
  const due = await rows<Pick<ArchivesTable, 'id' | 'attempt_no' | 'owner_id'>>(db.knex, DUE, { now, forgotten: new Date(millis(clock) - REMEMBERED_MS) });
  for (const archive of due) {
    // The sweep deletes the bytes before the row. If it stops in between, the next sweep finds the row again, but could not find bytes without a row.
    for (let attempt = 1; attempt <= archive.attempt_no; attempt += 1) await storage.delete(storageKey({ id: archive.id, attempt_no: attempt }));
    await rows(db.knex, `delete from archives where id = :id and (owner_id is null or status = 'expired')`, { id: archive.id });
    await rows(db.knex, `update archives set status = 'expired' where id = :id and expires_at <= :now`, { id: archive.id, now });
  }
  await storage.sweepUnfinished(ARCHIVES_FOLDER, new Date(millis(clock) - DAY_MS));
}
