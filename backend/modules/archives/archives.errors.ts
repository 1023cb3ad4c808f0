import { ARCHIVES_AT_ONCE } from '#contracts/archives.ts';
import { AppError } from '#kernel/errors.ts';

const RETRY_SECONDS = 30;

/** 409: as many archives of this account as allowed are prepared now. */
export const archivesBusy = (): AppError =>
  new AppError('archives_busy', 'conflict', `${ARCHIVES_AT_ONCE} ZIP files are being prepared for you. Wait for one of them, then ask again.`, { retryAfterSeconds: RETRY_SECONDS });

/** 409: the archive is still prepared. */
export const archiveNotReady = (): AppError =>
  new AppError('archive_not_ready', 'conflict', 'This ZIP is still being prepared. Try again in a moment.', { retryAfterSeconds: RETRY_SECONDS });

/** The archive has more bytes than one may have. */
export class ArchiveTooLarge extends Error {
  override readonly name = 'ArchiveTooLarge';
}
