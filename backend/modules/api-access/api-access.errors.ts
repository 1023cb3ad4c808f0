import { API_KEYS_LIMIT } from '#contracts/api-keys.ts';
import { AppError, notFound } from '#kernel/errors.ts';

/** 404: the API key does not exist, was revoked, or belongs to another person. */
export const keyMissing = (): AppError => notFound('This API key');

export const keysFull = (): AppError => new AppError('keys_full', 'conflict', `You have ${API_KEYS_LIMIT} API keys. Revoke one first.`);
