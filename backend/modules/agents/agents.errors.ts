import { notFound } from '#kernel/errors.ts';
import type { AppError } from '#kernel/errors.ts';

/** Also for another person's private agent. */
export const agentMissing = (): AppError => notFound('This agent');
export const factMissing = (): AppError => notFound('This note');
