import { WEBHOOKS_LIMIT } from '#contracts/webhooks.ts';
import { AppError, invalid, notFound } from '#kernel/errors.ts';

/** 404: the webhook does not exist, or it belongs to another member. */
export const webhookMissing = (): AppError => notFound('This webhook');
export const callMissing = (): AppError => notFound('This call');

export const webhooksFull = (): AppError => new AppError('webhooks_full', 'conflict', `You have ${WEBHOOKS_LIMIT} webhooks. Delete one first.`);
export const webhookIsOff = (): AppError => new AppError('webhook_off', 'conflict', 'This webhook is off. Switch it on first.');

/** 400: the webhook's address is refused. The message appears at its field. */
export const addressRefused = (message: string): AppError => invalid([{ path: ['url'], message }], message);
