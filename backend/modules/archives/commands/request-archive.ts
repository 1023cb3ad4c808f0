import { ARCHIVES_AT_ONCE, ARCHIVES_KEPT } from '#contracts/archives.ts';
import type { Archive } from '#contracts/archives.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { ARCHIVE_COLUMNS, expiryFrom, presentArchive } from '../archive-row.ts';
import type { ArchiveKind, ArchiveRow } from '../archive-row.ts';
import type { ArchivesContext } from '../archives-context.ts';
import { archivesBusy } from '../archives.errors.ts';
import { enqueuePreparation } from './enqueue-preparation.ts';

export interface NewArchive {
  ownerId: string;
  kind: ArchiveKind;
  /** The file name under which the owner saves the ZIP. */
  name: string;
  /** What the archive shall contain. Only the maker of this kind of archive reads this value. */
  request: object;
  items: number;
}

const PREPARING = `select count(*) as preparing from archives where owner_id = :ownerId and status = 'preparing'`;
const DROP_OLDEST = `
  update archives set expires_at = :now where id in (
    select id from archives where owner_id = :ownerId and kind = :kind and status = 'ready' and expires_at > :now order by id desc offset :kept)`;
const INSERT = `
  insert into archives (id, owner_id, kind, name, request, items, heartbeat_at, created_at, expires_at)
  values (:id, :ownerId, :kind, :name, cast(:request as jsonb), :items, :now, :now, :expiresAt) returning ${ARCHIVE_COLUMNS}`;

/** Orders an archive, which a worker prepares (docs/rules/keeping.md#archives). @throws AppError archives_busy */
export async function requestArchive(tx: Tx, context: Pick<ArchivesContext, 'clock' | 'outbox'>, { ownerId, kind, name, request, items }: NewArchive): Promise<Archive> {
  const now = context.clock.now();
  // The lock makes the second of two simultaneous requests wait, so that it counts the archive of the first.
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('archives ' || ?, 0))`, [ownerId]);
  const { preparing } = one(await rows<{ preparing: number }>(tx, PREPARING, { ownerId }));
  if (preparing >= ARCHIVES_AT_ONCE) throw archivesBusy();
  await rows(tx, DROP_OLDEST, { ownerId, kind, now, kept: ARCHIVES_KEPT - 1 });
  const row = one(await rows<ArchiveRow>(tx, INSERT, { id: newId(), ownerId, kind, name, request: JSON.stringify(request), items, now, expiresAt: expiryFrom(now) }));
  await enqueuePreparation(tx, context, row.id);
  return presentArchive(row, now);
}
