import { AppError, notFound } from '#kernel/errors.ts';

/** Reviews need a delivered run of one's own (specification, Marketplace). */
export const runFirst = (): AppError => new AppError('run_first', 'conflict', 'Run this prompt first. Then you can review it.');

/** Nobody reviews what is theirs. */
export const ownPrompt = (): AppError => new AppError('own_prompt', 'conflict', 'You cannot review your own prompt.');

/** Nobody votes for their own words. */
export const ownReview = (): AppError => new AppError('own_review', 'conflict', 'You cannot rate your own review.');

/** Only the creator of a prompt answers its reviews. */
export const notTheCreator = (): AppError => new AppError('not_the_creator', 'forbidden', 'Only the creator of this prompt can answer its reviews.');

/** What somebody answers was taken down meanwhile. */
export const commentGone = (): AppError => new AppError('comment_gone', 'conflict', 'This comment was taken down meanwhile. You cannot answer it.');

export const reviewMissing = (): AppError => notFound('This review');
export const commentMissing = (): AppError => notFound('This comment');
