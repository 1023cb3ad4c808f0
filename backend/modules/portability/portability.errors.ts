import { AppError } from '#kernel/errors.ts';

/** 409: another import of this account is being uploaded or read. */
export const importRunning = (): AppError => new AppError('import_running', 'conflict', 'An import of yours is still running. Let it end, or give it up, then begin another one.');

/** 409: an uploaded part does not begin where the stored bytes end. `received` says where that is. */
export const wrongPart = (received: number): AppError =>
  new AppError('wrong_part', 'conflict', 'This part does not continue the upload. Go on from where it stands.', { details: { received } });

/** 413: the account export is larger than everything that this account may store. */
export const importTooLarge = (most: number): AppError =>
  new AppError('too_large', 'too_large', `This file is larger than your storage: ${Math.floor(most / 1024 / 1024)} MB at most.`, { details: { limitBytes: most } });

/** The import cannot read the file at all. People see the message. */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport';
}

/** The import cannot bring one thing of the file. People see the message in the report. */
export class RefusedItem extends Error {
  override readonly name = 'RefusedItem';
}
