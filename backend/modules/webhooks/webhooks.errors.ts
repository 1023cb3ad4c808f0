import { WEBHOOKS_LIMIT } from '#contracts/webhooks.ts';
import { AppError, invalid, notFound } from '#kernel/errors.ts';

/** For webhooks of others too. */
export const webhookMissing = (): AppError => notFound('This webhook');
export const callMissing = (): AppError => notFound('This call');

export const webhooksFull = (): AppError => new AppError('webhooks_full', 'conflict', `You have ${WEBHOOKS_LIMIT} webhooks. Delete one first.`);
export const webhookIsOff = (): AppError => new AppError('webhook_off', 'conflict', 'This webhook is off. Switch it on first.');

/** 400 at the field of the address. */
export const addressRefused = (message: string): AppError => invalid([{ path: ['url'], message }], message);
