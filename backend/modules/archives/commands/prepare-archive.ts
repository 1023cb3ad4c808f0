import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { ARCHIVE_LIMIT_BYTES } from '#contracts/archives.ts';
import { MINUTE_MS } from '#contracts/durations.ts';
import { afterCommit } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { zipStream } from '#kernel/http/zip-stream.ts';
import type { JobContext } from '#kernel/jobs/worker.ts';
import { ARCHIVE_COLUMNS, expiryFrom, presentArchive, storageKey } from '../archive-row.ts';
import type { ArchiveKind, ArchiveRow } from '../archive-row.ts';
import type { ArchivesContext } from '../archives-context.ts';
import { archiveReady } from '../archives.events.ts';
import { ArchiveTooLarge } from '../archives.errors.ts';
import { measuring } from '../measuring.ts';
import type { Measured } from '../measuring.ts';
import { reportProgress } from './report-progress.ts';

/** After this many starts an archive has failed: each earlier start ended because the worker's process stopped. */
const MOST_STARTS = 6;
/** When preparing an archive takes longer than this, its owner gets a message. */
const LONG_MS = MINUTE_MS;

const CLAIM = `update archives set attempt_no = attempt_no + 1, heartbeat_at = :now, done = 0 where id = :id and status = 'preparing' and owner_id is not null returning ${ARCHIVE_COLUMNS}`;
const FINISH = `
  update archives set status = 'ready', bytes = :bytes, checksum = :checksum, done = items, ready_at = :now, expires_at = :expiresAt
  where id = :id and status = 'preparing' and attempt_no = :attemptNo and owner_id is not null returning ${ARCHIVE_COLUMNS}`;
// Expires the oldest archives of an account when all its archives together exceed the allowed bytes.
const MAKE_ROOM = `
  update archives a set expires_at = :now from (
    select id, sum(bytes) over (order by id desc) as bytes_so_far from archives where owner_id = :ownerId and status = 'ready' and expires_at > :now
  ) kept where a.id = kept.id and kept.bytes_so_far > :most`;
const FAIL = `update archives set status = 'failed', failure = :failure where id = :id and status = 'preparing' and attempt_no = :attemptNo and owner_id is not null returning ${ARCHIVE_COLUMNS}`;

/**
 * Prepares an archive: ONE attempt, for the job `archives.prepare`. The file is stored whole or not at all, so after a killed worker the next
 * attempt begins anew.
 */
export async function prepareArchive(context: ArchivesContext, id: string, { signal, lastAttempt }: Pick<JobContext, 'signal' | 'lastAttempt'>): Promise<void> {
  const { db, clock, log } = context;
  const [archive] = await rows<ArchiveRow>(db.knex, CLAIM, { id, now: clock.now() });
  if (!archive) return;
  if (archive.attempt_no > MOST_STARTS) return fail(context, archive, NOT_MADE);
  try {
    await finish(context, archive, await write(context, archive, signal));
  } catch (error) {
    if (signal.aborted) throw error;
    const tooLarge = error instanceof ArchiveTooLarge;
    if (!tooLarge && !lastAttempt) throw error;
    log.error({ err: error, archiveId: id }, 'an archive could not be made');
    await fail(context, archive, tooLarge ? TOO_LARGE[archive.kind] : NOT_MADE);
  }
}

const NOT_MADE = 'This ZIP could not be made. Ask for it again.';
const TOO_LARGE: Record<ArchiveKind, string> = {
  creations: 'This ZIP would be larger than 20 GB. Choose fewer creations.',
  account: 'This file would be larger than 20 GB. Delete creations that you do not need, then export the account again.',
};

async function write(context: ArchivesContext, archive: ArchiveRow, signal: AbortSignal): Promise<Measured> {
  const progress = reportProgress(context, archive);
  const made = zipStream(context.makers()[archive.kind].entries({ id: archive.id, ownerId: archive.owner_id, request: archive.request, createdAt: archive.created_at }, progress.told), archive.created_at);
  const measure = measuring(ARCHIVE_LIMIT_BYTES);
  const written = new PassThrough();
  try {
    await Promise.all([pipeline(made, measure.stream, written, { signal }), context.storage.putStream(storageKey(archive), written, 'application/zip')]);
    return measure.result();
  } finally {
    // When the storage fails before it reads, the pipeline would wait for ever with a file open. Destroying the stream ends it.
    written.destroy();
    progress.stop();
  }
}

async function finish({ db, clock, outbox, push, storage }: ArchivesContext, archive: ArchiveRow, measured: Measured): Promise<void> {
  const now = clock.now();
  const done = await db.transaction(async (tx) => {
    const [ready] = await rows<ArchiveRow>(tx, FINISH, { id: archive.id, attemptNo: archive.attempt_no, ...measured, now, expiresAt: expiryFrom(now) });
    if (!ready) return false;
    await rows(tx, MAKE_ROOM, { ownerId: ready.owner_id, now, most: ARCHIVE_LIMIT_BYTES });
    if (now.getTime() - ready.created_at.getTime() > LONG_MS) await outbox.publish(tx, archiveReady, { archiveId: ready.id, userId: ready.owner_id, kind: ready.kind, items: ready.items });
    afterCommit(tx, () => push.toUser(ready.owner_id, 'archive', { archive: presentArchive(ready, now) }));
    return true;
  });
  // Deletes this attempt's ZIP when the archive could not be finished, because another attempt began or the account was deleted.
  if (!done) await storage.delete(storageKey(archive));
}

async function fail({ db, clock, push }: ArchivesContext, archive: ArchiveRow, failure: string): Promise<void> {
  const [failed] = await rows<ArchiveRow>(db.knex, FAIL, { id: archive.id, attemptNo: archive.attempt_no, failure });
  if (failed) push.toUser(failed.owner_id, 'archive', { archive: presentArchive(failed, clock.now()) });
}
