import { DAY_MS } from '#contracts/durations.ts';
import { ARCHIVE_DAYS } from '#contracts/archives.ts';
import type { Archive } from '#contracts/archives.ts';
import type { ArchivesTable } from './archives.tables.ts';

export type ArchiveKind = ArchivesTable['kind'];
export type ArchiveRow = Omit<ArchivesTable, 'owner_id'> & { owner_id: string };

export const ARCHIVE_COLUMNS = 'id, owner_id, kind, name, request, items, done, status, attempt_no, heartbeat_at, bytes, checksum, failure, created_at, ready_at, expires_at';

/** The storage key of the ZIP of one attempt. Each attempt has its own key, so that two workers never write to one file. */
export const storageKey = ({ id, attempt_no: attemptNo }: Pick<ArchivesTable, 'id' | 'attempt_no'>): string => `${ARCHIVES_FOLDER}/${id}-${attemptNo}`;
export const ARCHIVES_FOLDER = 'archives';

export const archiveUrl = (id: string): string => `/api/archives/${id}/archive.zip`;

export const presentArchive = (row: Omit<ArchiveRow, 'owner_id'>, now: Date): Archive => ({
  id: row.id,
  url: archiveUrl(row.id),
  status: row.status === 'ready' && row.expires_at <= now ? 'expired' : row.status,
  items: row.items,
  done: row.done,
  bytes: row.bytes,
  failure: row.failure,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

export const expiryFrom = (instant: Date): Date => new Date(instant.getTime() + ARCHIVE_DAYS * DAY_MS);
