import { checkFile, deleteFile, FILE_LIMIT_BYTES, uploadFile } from '#contracts/media.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Module } from '#kernel/module.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import { claimFiles, releaseFiles } from './commands/claim-files.ts';
import { deleteOwnFile } from './commands/delete-file.ts';
import { checkUploadedFile, readUploadedFile } from './commands/read-upload-file.ts';
import { repaintAvatar } from './commands/repaint-avatar.ts';
import { repaintPicture } from './commands/repaint-picture.ts';
import { setVisibility } from './commands/set-visibility.ts';
import { storeFile } from './commands/store-file.ts';
import { sweepFiles } from './commands/sweep-files.ts';
import type { Media } from './media.ts';
import { mediaMigrations } from './migrations/media.ts';
import { personalData } from './personal-data.ts';
import { attachedFiles, ownedFiles } from './queries/find-files.ts';
import { fileBytes, serveFile, serveToTrusted } from './serve-file.ts';

export type { AttachedUpload, FileRef, Media, NewFile } from './media.ts';
export { mediaMigrations } from './migrations/media.ts';

export interface MediaOptions {
  /** Largest upload in bytes. */
  uploadLimitBytes: number;
  /** How long a file that nothing uses is kept, in ms. */
  unclaimedMs: number;
  /** How often files are swept, in ms, and how many in one statement. */
  sweepEveryMs: number;
  sweepBatch: number;
}

export const mediaDefaults: MediaOptions = {
  uploadLimitBytes: FILE_LIMIT_BYTES,
  unclaimedMs: 24 * 3_600_000,
  sweepEveryMs: 10 * 60_000,
  sweepBatch: 100,
};

export interface MediaDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  storage: Storage;
  options?: Partial<MediaOptions>;
}

export interface MediaModule extends Module {
  media: Media;
  maintenance: readonly MaintenanceTask[];
}

const urlOf = (fileId: string): string => `/media/${fileId}`;

/** Stored files: uploads, outputs and covers, with who may see them. */
export function createMedia({ db, clock, log, storage, ...given }: MediaDeps): MediaModule {
  const options = { ...mediaDefaults, ...given.options };
  const storing = { db, clock, storage, unclaimedMs: options.unclaimedMs };
  const media: Media = {
    async store(file) {
      const { id, mime, bytes } = await storeFile(storing, file);
      return { id, url: urlOf(id), mime, bytes };
    },
    claim: claimFiles,
    release: (tx, ids) => releaseFiles(tx, clock, ids),
    show: (tx, ids) => setVisibility(tx, 'public', ids),
    hide: (tx, ids) => setVisibility(tx, 'private', ids),
    owned: ownedFiles,
    attached: attachedFiles,
    repaintAvatar,
    repaintPicture,
    bytes: (connection, fileId) => fileBytes({ clock, storage }, connection, fileId),
    serve: (call, fileId) => serveToTrusted({ db, clock, storage }, call, fileId),
    urlOf,
  };
  return {
    media,
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
      mount.get('/media/:id', (call) => serveFile({ db, clock, storage }, call));
      mount.upload(uploadFile, 'member', { maxBytes: options.uploadLimitBytes }, async ({ viewer, file }) => {
        const { content, width, height, received } = await readUploadedFile(file);
        const stored = await storeFile(storing, { ...content, ownerId: viewer.userId, visibility: 'private' });
        const { id, name, mime, bytes } = stored;
        return { file: { id, url: urlOf(id), name, mime, bytes, width, height }, received };
      });
      mount.upload(checkFile, 'open', { maxBytes: options.uploadLimitBytes }, async ({ file }) => ({
        file: await checkUploadedFile(file),
        stored: false as const,
      }));
    },
    routes(routes) {
      routes.write(deleteFile, 'member', async ({ params, viewer }, tx) => {
        await deleteOwnFile(tx, { db, clock, storage }, viewer.userId, params.id);
        return { success: true as const };
      });
    },
  };
}
