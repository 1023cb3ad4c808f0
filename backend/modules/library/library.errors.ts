import { ARCHIVE_ITEMS_LIMIT } from '#contracts/creations.ts';
import { AppError } from '#kernel/errors.ts';

/** 409: more creations than one ZIP takes. */
export const archiveTooLarge = (items: number): AppError =>
  new AppError('archive_too_large', 'conflict', `One ZIP takes ${ARCHIVE_ITEMS_LIMIT.toLocaleString('en-US')} creations, and these are ${items.toLocaleString('en-US')}. Narrow the filter and make several.`);
