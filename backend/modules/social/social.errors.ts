import { AppError } from '#kernel/errors.ts';

/** A like is what others think of it. */
export const ownPrompt = (): AppError => new AppError('own_prompt', 'conflict', 'This prompt is your own. We never doubted that you like it.');

/** Nobody is their own follower. */
export const followingOneself = (): AppError => new AppError('following_oneself', 'conflict', 'You cannot follow yourself. You are already there.');
