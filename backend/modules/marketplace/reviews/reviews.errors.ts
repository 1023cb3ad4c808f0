import { AppError, notFound } from '#kernel/errors.ts';

/** Reviews need a delivered run of one's own (specification, Marketplace). */
export const runFirst = (): AppError => new AppError('run_first', 'conflict', 'Run this prompt first: a review says how it went for you.');

/** Nobody reviews what is theirs. */
export const ownPrompt = (): AppError => new AppError('own_prompt', 'conflict', 'This prompt is your own. Let others say how good it is.');

/** Nobody votes for their own words. */
export const ownReview = (): AppError => new AppError('own_review', 'conflict', 'This review is yours. Others decide whether it helps.');

/** Only the creator of a prompt answers its reviews. */
export const notTheCreator = (): AppError => new AppError('not_the_creator', 'forbidden', 'Only the creator of this prompt can answer its reviews.');

/** What somebody answers was taken down meanwhile. */
export const commentGone = (): AppError => new AppError('comment_gone', 'conflict', 'This comment was taken down in the meantime, so there is nothing left to answer.');

export const reviewMissing = (): AppError => notFound('This review');
export const commentMissing = (): AppError => notFound('This comment');
