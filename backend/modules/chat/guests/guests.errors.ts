import { GUEST_MESSAGES } from '#contracts/chat-replies.ts';
import { AppError } from '#kernel/errors.ts';

/** 409: the guest has used the messages of the day. `nextAt` is when the next one is free. */
export const guestUsed = (nextAt: Date): AppError =>
  new AppError('guest_used', 'conflict', `You sent your ${GUEST_MESSAGES} free messages for today. Create an account to go on with 20 tokens.`, { details: { nextAt: nextAt.toISOString() } });
export const guestFull = (retryAfterSeconds: number): AppError =>
  new AppError('guest_full', 'rate_limited', 'Many people on your network tried this today. Create an account to go on, or come back tomorrow.', { retryAfterSeconds });
export const guestOff = (): AppError => new AppError('guest_off', 'unavailable', 'This server has no model for free messages right now.');
export const guestFailed = (): AppError => new AppError('guest_failed', 'unavailable', 'There was no answer this time. Your message still counts as free: send it again.');
