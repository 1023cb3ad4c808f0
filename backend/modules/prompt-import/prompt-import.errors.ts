import { AppError, notFound } from '#kernel/errors.ts';

/** The most import reports of one person that may wait for a decision. */
export const WAITING_LIMIT = 5;

export const importNotFound = (): AppError => notFound('This import');

export const tooManyImports = (): AppError =>
  new AppError('too_many_imports', 'conflict', `You have ${WAITING_LIMIT} unfinished imports already. Accept or discard one of them first.`, { details: { limit: WAITING_LIMIT } });

export const nothingToImport = (): AppError =>
  new AppError('nothing_to_import', 'unprocessable', 'None of these prompts can be imported: they are left out, or they are drafts already.');

/** 422: the pasted text cannot become a prompt. */
export const notConvertible = (reason: string): AppError =>
  new AppError('not_convertible', 'unprocessable', reason, { issues: [{ path: ['text'], message: reason }] });
