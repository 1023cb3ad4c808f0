import { AppError } from '#kernel/errors.ts';

/** 409: authors cannot like their own prompts. */
export const ownPrompt = (): AppError => new AppError('own_prompt', 'conflict', 'You cannot like your own prompt.');

/** 409: people cannot block themselves. */
export const blockingOneself = (): AppError => new AppError('blocking_oneself', 'conflict', 'You cannot block yourself.');

/** 403: one of the two people has blocked the other. The answer does not say which. */
export const blocked = (): AppError => new AppError('blocked', 'forbidden', 'You cannot do this with this person.');

/** 409: people cannot follow themselves. */
export const followingOneself = (): AppError => new AppError('following_oneself', 'conflict', 'You cannot follow yourself.');
