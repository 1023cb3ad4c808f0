import { ARCHIVE_ITEMS_LIMIT } from '#contracts/creations.ts';
import { OWN_TAG_NAMES_LIMIT } from '#contracts/library.ts';
import { AppError } from '#kernel/errors.ts';

/** 409: the request names or finds more creations than one ZIP may contain. */
export const archiveTooLarge = (items: number): AppError =>
  new AppError('archive_too_large', 'conflict', `One ZIP takes ${ARCHIVE_ITEMS_LIMIT.toLocaleString('en-US')} creations, and these are ${items.toLocaleString('en-US')}. Narrow the filter and make several.`);

export const tagsFull = (): AppError => new AppError('tags_full', 'conflict', `You have ${OWN_TAG_NAMES_LIMIT} different tags. Use one of them, or take one away first.`);
