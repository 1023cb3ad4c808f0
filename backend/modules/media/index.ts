import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import { checkFile, deleteFile, FILE_LIMIT_BYTES, getStorage, uploadFile } from '#contracts/media.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Module } from '#kernel/module.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import { createPictureTurns } from './commands/picture-turns.ts';
import type { PictureTurnLimits } from './commands/picture-turns.ts';
import { claimFiles, releaseFiles } from './commands/claim-files.ts';
import { cleanPicture } from './commands/clean-picture.ts';
import { deleteOwnFile } from './commands/delete-file.ts';
import { checkUploadedFile, readUploadedFile } from './commands/read-upload-file.ts';
import { sniffImage, sniffVideo } from './domain/sniff-mime.ts';
import { repaintAvatar } from './commands/repaint-avatar.ts';
import { repaintPicture } from './commands/repaint-picture.ts';
import { setVisibility } from './commands/set-visibility.ts';
import { storeFile } from './commands/store-file.ts';
import { sweepFiles } from './commands/sweep-files.ts';
import type { Media, MediaStreams } from './media.ts';
import { mediaMigrations } from './migrations/media.ts';
import { personalData } from './personal-data.ts';
import { attachedFiles, ownedFiles } from './queries/find-files.ts';
import { checkRoom, storageUse, takeRoom } from './queries/storage-use.ts';
import type { Plan, StorageDeps } from './queries/storage-use.ts';
import { fileBytes, serveFile, serveToTrusted, sizedFile } from './serve-file.ts';
import type { ServeDeps } from './serve-file.ts';

export type { AttachedUpload, FileReach, FileRef, Media, MediaStreams, NewFile, SizedFile } from './media.ts';
export { mediaMigrations } from './migrations/media.ts';
export { storedAmount } from './queries/stored-amount.ts';
export { storageFigures } from './queries/storage-figures.ts';

export interface MediaOptions {
  /** The largest upload in bytes. */
  uploadLimitBytes: number;
  /** The most bytes that an account may store, by plan. */
  quotaBytes: Record<Plan, number>;
  pictures: PictureTurnLimits;
  /** How long an uploaded file is kept that nothing uses, in ms. */
  unclaimedMs: number;
  /** How often the sweep runs, in ms, and the most files in one statement. */
  sweepEveryMs: number;
  sweepBatch: number;
}

const mediaDefaults: MediaOptions = {
  uploadLimitBytes: FILE_LIMIT_BYTES,
  quotaBytes: { free: 500 * 1024 * 1024, pro: 5_000 * 1024 * 1024 },
  pictures: { atOnce: 1, waiting: 20 },
  unclaimedMs: DAY_MS,
  sweepEveryMs: 10 * MINUTE_MS,
  sweepBatch: 100,
};

export interface MediaDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  storage: Storage;
  options?: Partial<MediaOptions>;
  /** Counts the bytes of an account's prompts and imports, which fill its storage too. Bootstrap passes this in, because media calls no module. */
  textBytes?: StorageDeps['textBytes'];
  /** Decides who may load a public file. Bootstrap passes this in, because media calls no module. */
  reach?: ServeDeps['reach'];
}

export interface MediaModule extends Module {
  media: Media;
  streams: MediaStreams;
  maintenance: readonly MaintenanceTask[];
}

const urlOf = (fileId: string): string => `/media/${fileId}`;

/** Builds the media module: stored files (uploads, outputs, covers), their storage limits, and who may load them. */
export function createMedia({ db, clock, log, storage, textBytes = async () => 0, reach = async () => 'everyone', ...given }: MediaDeps): MediaModule {
  const options = { ...mediaDefaults, ...given.options };
  const storing = { db, clock, storage, unclaimedMs: options.unclaimedMs };
  const room: StorageDeps = { clock, quotaBytes: options.quotaBytes, textBytes };
  const turns = createPictureTurns(options.pictures);
  const media: Media = {
    async store(file, plan) {
      const { id, mime, bytes } = await storeFile(storing, file, plan && ((tx, needed) => takeRoom(room, tx, { userId: file.ownerId, plan }, needed)));
      return { id, url: urlOf(id), mime, bytes };
    },
    claim: claimFiles,
    release: (tx, ids) => releaseFiles(tx, clock, ids),
    show: (tx, ids) => setVisibility(tx, 'public', ids),
    hide: (tx, ids) => setVisibility(tx, 'private', ids),
    storageUse: (...asked) => storageUse(room, ...asked),
    checkRoom: (...asked) => checkRoom(room, ...asked),
    takeRoom: (...asked) => takeRoom(room, ...asked),
    owned: ownedFiles,
    attached: attachedFiles,
    repaintAvatar: (file) => turns.member(file, () => repaintAvatar(file)),
    repaintPicture: (file) => turns.member(file, () => repaintPicture(file)),
    bytes: (connection, fileId) => fileBytes({ clock, storage }, connection, fileId),
    serve: (call, fileId) => serveToTrusted({ db, clock, storage }, call, fileId),
    urlOf,
  };
  return {
    media,
    streams: { sized: (connection, fileId) => sizedFile({ clock, storage }, connection, fileId), kindOf: (data) => sniffImage(data) ?? sniffVideo(data), cleanPicture: (file) => turns.member(file, () => cleanPicture(file)) },
    migrations: mediaMigrations,
    personalData: personalData({ db, clock, storage }),
    maintenance: [
      {
        name: 'media.sweep_files',
        everyMs: options.sweepEveryMs,
        run: async () => void (await sweepFiles({ db, clock, log, storage, batchSize: options.sweepBatch })),
      },
    ],
    rawRoutes(mount) {
      mount.get('/media/:id', (call) => serveFile({ db, clock, storage, reach }, call));
      mount.upload(uploadFile, 'member', { maxBytes: options.uploadLimitBytes }, async ({ viewer, file }) => {
        // An account without free storage is refused before the upload is converted. The converted size is checked again when the file is stored.
        await checkRoom(room, db.knex, viewer, 1);
        const { content, width, height, received } = await turns.member(file, () => readUploadedFile(file));
        const stored = await storeFile(storing, { ...content, ownerId: viewer.userId, visibility: 'private' }, (tx, bytes) => takeRoom(room, tx, viewer, bytes));
        const { id, name, mime, bytes } = stored;
        return { file: { id, url: urlOf(id), name, mime, bytes, width, height }, received };
      });
      mount.upload(checkFile, 'open', { maxBytes: options.uploadLimitBytes }, async ({ viewer, file }) => ({
        file: await turns[viewer ? 'member' : 'visitor'](file, () => checkUploadedFile(file)),
        stored: false as const,
      }));
    },
    routes(routes) {
      routes.read(getStorage, 'member', async ({ viewer }) => ({ storage: await storageUse(room, db.knex, viewer) }));
      routes.write(deleteFile, 'member', async ({ params, viewer }, tx) => {
        await deleteOwnFile(tx, { db, clock, storage }, viewer.userId, params.id);
        return { success: true as const };
      });
    },
  };
}
