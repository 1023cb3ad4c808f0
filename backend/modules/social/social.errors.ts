import { AppError } from '#kernel/errors.ts';

/** A like is what others think of it. */
export const ownPrompt = (): AppError => new AppError('own_prompt', 'conflict', 'You cannot like your own prompt.');

/** People cannot follow themselves. */
export const followingOneself = (): AppError => new AppError('following_oneself', 'conflict', 'You cannot follow yourself.');
