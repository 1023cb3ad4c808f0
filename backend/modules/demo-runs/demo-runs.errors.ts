import { AppError } from '#kernel/errors.ts';

/** 409: this browser has used its demo run of the day. `nextAt` is the time of the next one. */
export const demoUsed = (nextAt: Date): AppError =>
  new AppError('demo_used', 'conflict', 'You made your free text for today. Create an account to go on with 20 tokens.', { details: { nextAt: nextAt.toISOString() } });

export const demoFull = (retryAfterSeconds: number): AppError =>
  new AppError('demo_full', 'rate_limited', 'Many people on your network tried this today. Create an account to go on, or come back tomorrow.', { retryAfterSeconds });

export const demoOff = (): AppError => new AppError('demo_off', 'unavailable', 'This server has no model for free texts right now.');
