import { AppError, notFound } from '#kernel/errors.ts';

/** Also for a call of another chat, or of another person. */
export const callMissing = (): AppError => notFound('This request of a tool');
/** Two tabs, or a person who went on without it. */
export const alreadyAnswered = (): AppError => new AppError('already_answered', 'conflict', 'This was answered already. Nothing was charged for this click.');
/** It did not fit into what tools may spend without asking. The person is asked instead. */
export const autoLimitReached = (): AppError => new AppError('auto_limit_reached', 'conflict', 'This is more than what is left without asking.');
