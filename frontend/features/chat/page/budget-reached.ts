import * as z from 'zod/mini';
import type { ApiError } from '#lib/api-error.ts';

export type ReachedLimit = 'chat' | 'run' | 'day';
const details = z.looseObject({ limit: z.enum(['chat', 'run', 'day']) });

/** Returns which spending limit refused a message; null for every other error. */
export function budgetReached(error: ApiError): ReachedLimit | null {
  if (error.code !== 'budget_reached') return null;
  return details.safeParse(error.body?.details).data?.limit ?? 'day';
}
