import { AppError, notFound } from '#kernel/errors.ts';

/** A review needs a delivered run of its writer (docs/rules/prompts.md#reviews). */
export const runFirst = (): AppError => new AppError('run_first', 'conflict', 'Run this prompt first. Then you can review it.');

/** Authors do not review their own prompts (docs/rules/prompts.md#reviews). */
export const ownPrompt = (): AppError => new AppError('own_prompt', 'conflict', 'You cannot review your own prompt.');

/** Writers do not rate their own reviews. */
export const ownReview = (): AppError => new AppError('own_review', 'conflict', 'You cannot rate your own review.');

/** Only the creator of a prompt answers its reviews. */
export const notTheCreator = (): AppError => new AppError('not_the_creator', 'forbidden', 'Only the creator of this prompt can answer its reviews.');

/** The comment that the person answers was taken down meanwhile. */
export const commentGone = (): AppError => new AppError('comment_gone', 'conflict', 'This comment was taken down meanwhile. You cannot answer it.');

export const reviewMissing = (): AppError => notFound('This review');
export const commentMissing = (): AppError => notFound('This comment');

/** The owner of the target or the author of the answered comment blocked this person, or the other way round. */
export const blocked = (): AppError => new AppError('blocked', 'forbidden', 'You cannot comment here.');
