import { AppError, notFound } from '#kernel/errors.ts';

const conflict = (code: string, message: string, details?: Record<string, unknown>): AppError => new AppError(code, 'conflict', message, details ? { details } : {});

export const challengeMissing = (): AppError => notFound('This challenge');
export const entryMissing = (): AppError => notFound('This entry');
export const entriesClosed = (): AppError => conflict('entries_closed', 'This challenge takes no entries now.');
