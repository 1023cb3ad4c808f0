import { AppError } from '#kernel/errors.ts';

/** 409: today's reward is claimed; `nextResetAt` says when the next day begins. */
export const alreadyClaimed = (nextResetAt: Date): AppError =>
  new AppError('already_claimed', 'conflict', 'You have claimed today’s token already. The next one comes tomorrow.', { details: { nextResetAt: nextResetAt.toISOString() } });

/** 409: somebody else has changed the amounts since the editor was opened. */
export const rewardsChanged = (latest: { version: number; createdByName: string | null } | null): AppError =>
  new AppError('rewards_changed', 'conflict', `${latest?.createdByName ? `@${latest.createdByName}` : 'Somebody'} changed these amounts in the meantime. Nothing was saved: look at theirs first.`, {
    details: latest ? { latest: latest.version } : {},
  });

/** 400: the draft is what holds already. */
export const nothingChanged = (): AppError => new AppError('nothing_changed', 'invalid', 'These values are in force already.');
