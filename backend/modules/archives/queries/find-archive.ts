import type { Archive } from '#contracts/archives.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { ARCHIVE_COLUMNS, presentArchive } from '../archive-row.ts';
import type { ArchiveKind, ArchiveRow } from '../archive-row.ts';
import type { ArchivesContext } from '../archives-context.ts';

const OWN = `select ${ARCHIVE_COLUMNS} from archives where id = :id and owner_id = :ownerId`;
const LATEST = `select ${ARCHIVE_COLUMNS} from archives where owner_id = :ownerId and kind = :kind order by id desc limit :limit`;

/** One archive of this owner. @throws AppError not_found */
export async function ownArchive(connection: Connection, ownerId: string, id: string): Promise<ArchiveRow> {
  const [archive] = await rows<ArchiveRow>(connection, OWN, { id, ownerId });
  if (!archive) throw notFound('This ZIP');
  return archive;
}

/** One archive of this owner and kind, as its owner sees it. @throws AppError not_found */
export async function findArchive(connection: Connection, { clock }: Pick<ArchivesContext, 'clock'>, ownerId: string, kind: ArchiveKind, id: string): Promise<Archive> {
  const archive = await ownArchive(connection, ownerId, id);
  if (archive.kind !== kind) throw notFound('This ZIP');
  return presentArchive(archive, clock.now());
}

/** The latest archives of an owner and kind, newest first. */
export async function latestArchives(connection: Connection, { clock }: Pick<ArchivesContext, 'clock'>, ownerId: string, kind: ArchiveKind, limit: number): Promise<Archive[]> {
  return (await rows<ArchiveRow>(connection, LATEST, { ownerId, kind, limit })).map((row) => presentArchive(row, clock.now()));
}
