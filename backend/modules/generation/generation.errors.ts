import { AppError } from '#kernel/errors.ts';

/** The user has as many runs waiting as may wait; nothing was held. */
export const tooManyWaiting = (limit: number): AppError =>
  new AppError(
    'too_many_waiting',
    'rate_limited',
    `You have ${limit} runs waiting already. Let a few finish, then send the next. Nothing was charged.`,
    { details: { limit }, retryAfterSeconds: 30 },
  );

/** 409: the creator's gift of today is taken, or their wallet cannot pay for it. */
export const tasteGone = (): AppError =>
  new AppError('taste_gone', 'conflict', 'Today’s free taste of this creator is gone. Run it for its price, or come back tomorrow.');

/** 409: only finished runs are deleted or run again. */
export const stillRunning = (what: 'delete' | 'retry'): AppError =>
  new AppError(
    'still_running',
    'conflict',
    what === 'delete' ? 'This run is still at work. Stop it first, then delete it.' : 'This run is still at work. Wait for it, or stop it first.',
  );

/** 409: thumbs are for what arrived. */
export const notDelivered = (): AppError => new AppError('not_delivered', 'conflict', 'This run has delivered nothing to judge.');

/** 409: too late to stop it; its receipt stands. */
export const alreadyFinished = (): AppError =>
  new AppError('already_finished', 'conflict', 'This run had finished before it could be stopped.');

/** Another worker holds the run, or it ended meanwhile: whatever this one made is discarded. */
export class LostRun extends Error {
  override readonly name = 'LostRun';
  constructor() {
    super('the run was lost to another attempt');
  }
}
