import { AppError } from '#kernel/errors.ts';

/** 409: the person has claimed today's reward already; `nextResetAt` says when the next UTC day begins. */
export const alreadyClaimed = (nextResetAt: Date): AppError =>
  new AppError('already_claimed', 'conflict', 'You have claimed today’s token already. You can claim the next one tomorrow.', { details: { nextResetAt: nextResetAt.toISOString() } });

/** 409: another administrator changed the reward amounts after this one opened the editor. */
export const rewardsChanged = (latest: { version: number; createdByName: string | null } | null): AppError =>
  new AppError('rewards_changed', 'conflict', `${latest?.createdByName ? `@${latest.createdByName}` : 'Another administrator'} changed these amounts meanwhile. Nothing was saved. Check the new amounts first.`, {
    details: latest ? { latest: latest.version } : {},
  });

/** 400: the administrator sent the amounts that are already in force, so there is nothing to save. */
export const nothingChanged = (): AppError => new AppError('nothing_changed', 'invalid', 'These values are in force already.');
