import { rows } from '#kernel/db/raw.ts';
import { ARCHIVE_COLUMNS, presentArchive } from '../archive-row.ts';
import type { ArchiveRow } from '../archive-row.ts';
import type { ArchivesContext } from '../archives-context.ts';

/** How often a worker reports the progress of an archive. When the reports stop for minutes, maintenance queues the archive again. */
const EVERY_MS = 2_000;

const REPORT = `update archives set done = :done, heartbeat_at = :now where id = :id and status = 'preparing' and attempt_no = :attemptNo and owner_id is not null returning ${ARCHIVE_COLUMNS}`;

/** Stores and pushes regularly how many things are in an archive so far, until `stop` is called. */
export function reportProgress({ db, clock, log, push }: ArchivesContext, archive: ArchiveRow): { told(done: number): void; stop(): void } {
  let latest = 0;
  const report = async (): Promise<void> => {
    const now = clock.now();
    const [row] = await rows<ArchiveRow>(db.knex, REPORT, { id: archive.id, attemptNo: archive.attempt_no, done: latest, now });
    if (row) push.toUser(row.owner_id, 'archive', { archive: presentArchive(row, now) });
  };
  const timer = setInterval(() => void report().catch((error: unknown) => log.warn({ err: error, archiveId: archive.id }, 'the progress of an archive was not written')), EVERY_MS);
  return { told: (done) => { latest = done; }, stop: () => clearInterval(timer) };
}
