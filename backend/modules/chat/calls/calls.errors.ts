import { AppError, notFound } from '#kernel/errors.ts';

/** 404 for a tool call that does not exist, is in another chat, or belongs to another person. */
export const callMissing = (): AppError => notFound('This request of a tool');
/** 409: the tool call was answered in another tab, or its owner sent the next message without answering it. */
export const alreadyAnswered = (): AppError => new AppError('already_answered', 'conflict', 'This was answered already. Nothing was charged for this click.');
/** The tool call costs more than the chat may still spend without asking, so the chat asks its owner. */
export const autoLimitReached = (): AppError => new AppError('auto_limit_reached', 'conflict', 'This is more than what is left without asking.');
