import { AppError } from '#kernel/errors.ts';

/** A like is what others think of it. */
export const ownPrompt = (): AppError => new AppError('own_prompt', 'conflict', 'You cannot like your own prompt.');

/** People cannot block themselves. */
export const blockingOneself = (): AppError => new AppError('blocking_oneself', 'conflict', 'You cannot block yourself.');

/** Says nothing about who blocked whom. */
export const blocked = (): AppError => new AppError('blocked', 'forbidden', 'You cannot do this with this person.');

/** People cannot follow themselves. */
export const followingOneself = (): AppError => new AppError('following_oneself', 'conflict', 'You cannot follow yourself.');
