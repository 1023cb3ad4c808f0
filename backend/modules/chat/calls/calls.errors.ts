import { AppError, notFound } from '#kernel/errors.ts';

/** Also for a call in another chat or of another person. */
export const callMissing = (): AppError => notFound('This request of a tool');
/** Two tabs, or a person who went on without it. */
export const alreadyAnswered = (): AppError => new AppError('already_answered', 'conflict', 'This was answered already. Nothing was charged for this click.');
/** The call costs more than tools may still spend without asking, so the chat asks the person. */
export const autoLimitReached = (): AppError => new AppError('auto_limit_reached', 'conflict', 'This is more than what is left without asking.');
