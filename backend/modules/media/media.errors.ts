import { AppError, invalid } from '#kernel/errors.ts';

/** Swept before it was needed: uploads that nothing uses live for a day. */
export const fileGone = (): AppError =>
  new AppError('file_gone', 'conflict', 'An uploaded file is no longer there. Please upload it again.');

/** Something of its owner shows it or was made from it. */
export const fileInUse = (): AppError =>
  new AppError('file_in_use', 'conflict', 'This file is in use. Delete what uses it first.');

/** The bytes are not what uploads may be. */
export const fileRefused = (message: string): AppError => invalid([{ path: ['file'], message }], message);

/** A range that the file does not have. */
export class RangeNotSatisfiable extends Error {
  override readonly name = 'RangeNotSatisfiable';
}
