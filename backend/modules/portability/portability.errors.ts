import { AppError } from '#kernel/errors.ts';

/** 409: another import of this account is being uploaded or read. */
export const importRunning = (): AppError => new AppError('import_running', 'conflict', 'An import of yours is still running. Let it end, or give it up, then begin another one.');

/** 409: the part does not begin where the stored bytes end. `received` says where that is. */
export const wrongPart = (received: number): AppError =>
  new AppError('wrong_part', 'conflict', 'This part does not continue the upload. Go on from where it stands.', { details: { received } });

/** 413: the file is larger than everything that the account may store. */
export const importTooLarge = (most: number): AppError =>
  new AppError('too_large', 'too_large', `This file is larger than your storage: ${Math.floor(most / 1024 / 1024)} MB at most.`, { details: { limitBytes: most } });

/** The whole file cannot be imported. The message is written for people. */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport';
}

/** One thing of a file cannot be imported. The message is written for people. */
export class RefusedItem extends Error {
  override readonly name = 'RefusedItem';
}
