import { ARCHIVES_AT_ONCE } from '#contracts/archives.ts';
import { AppError } from '#kernel/errors.ts';

const RETRY_SECONDS = 30;

/** 409: the account already has as many archives in preparation as allowed. */
export const archivesBusy = (): AppError =>
  new AppError('archives_busy', 'conflict', `${ARCHIVES_AT_ONCE} ZIP files are being prepared for you. Wait for one of them, then ask again.`, { retryAfterSeconds: RETRY_SECONDS });

/** 409: the worker still prepares the archive, so it cannot be downloaded yet. */
export const archiveNotReady = (): AppError =>
  new AppError('archive_not_ready', 'conflict', 'This ZIP is still being prepared. Try again in a moment.', { retryAfterSeconds: RETRY_SECONDS });

/** The archive would have more bytes than an archive may have. */
export class ArchiveTooLarge extends Error {
  override readonly name = 'ArchiveTooLarge';
}
