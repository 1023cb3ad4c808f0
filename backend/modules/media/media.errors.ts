import { AppError, invalid } from '#kernel/errors.ts';

const MEGABYTE = 1024 * 1024;

/** 409: a file was deleted before a row claimed it. The sweep deletes uploads that nothing has used for a day. */
export const fileGone = (): AppError =>
  new AppError('file_gone', 'conflict', 'An uploaded file no longer exists. Please upload it again.');

/** 409: the file cannot be deleted, because something else of its owner shows it or was made from it. */
export const fileInUse = (): AppError =>
  new AppError('file_in_use', 'conflict', 'This file is in use. Delete what uses it first.');

/** 400: the bytes are of a type that cannot be uploaded. */
export const fileRefused = (message: string): AppError => invalid([{ path: ['file'], message }], message);

const size = (bytes: number): string => (bytes < MEGABYTE ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MEGABYTE).toFixed(1).replace(/\.0$/, '')} MB`);

/** 409: an upload or import does not fit into the account's storage. No stored file is deleted to make room. */
export const storageFull = ({ usedBytes, quotaBytes, neededBytes }: { usedBytes: number; quotaBytes: number; neededBytes: number }): AppError =>
  new AppError(
    'storage_full', 'conflict',
    `Your storage is too full: ${size(usedBytes)} of ${size(quotaBytes)} are used, and this needs ${size(neededBytes)}. Nothing was uploaded. Delete what you no longer need and try again.`,
    { details: { usedBytes, quotaBytes, neededBytes } },
  );

const RETRY_SECONDS = 5;

/** 503: too many pictures already wait to be unpacked. */
export const picturesBusy = (): AppError =>
  new AppError('busy', 'unavailable', 'Many pictures are being processed right now. Yours was not stored. Please send it again in a moment.', { retryAfterSeconds: RETRY_SECONDS });
