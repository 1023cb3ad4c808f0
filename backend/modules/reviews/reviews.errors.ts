import { AppError, notFound } from '#kernel/errors.ts';

/** 409: a person can review a prompt only after a delivered run of it (docs/rules/prompts.md#reviews). */
export const runFirst = (): AppError => new AppError('run_first', 'conflict', 'Run this prompt first. Then you can review it.');

/** 409: authors cannot review their own prompts (docs/rules/prompts.md#reviews). */
export const ownPrompt = (): AppError => new AppError('own_prompt', 'conflict', 'You cannot review your own prompt.');

/** 409: writers cannot mark their own reviews as helpful. */
export const ownReview = (): AppError => new AppError('own_review', 'conflict', 'You cannot rate your own review.');

/** 403: only the creator of a prompt can answer its reviews. */
export const notTheCreator = (): AppError => new AppError('not_the_creator', 'forbidden', 'Only the creator of this prompt can answer its reviews.');

/** 409: the comment that the person wants to answer was deleted meanwhile. */
export const commentGone = (): AppError => new AppError('comment_gone', 'conflict', 'This comment was taken down meanwhile. You cannot answer it.');

export const reviewMissing = (): AppError => notFound('This review');
export const commentMissing = (): AppError => notFound('This comment');

/** 403: the owner of the target or the author of the answered comment has blocked this person, or this person has blocked one of them. */
export const blocked = (): AppError => new AppError('blocked', 'forbidden', 'You cannot comment here.');
