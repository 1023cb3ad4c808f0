import type { ResponseOf } from '#contracts/endpoint.ts';
import type { decideReports } from '#contracts/moderation.ts';
import { AppError } from '#kernel/errors.ts';

type Results = ResponseOf<typeof decideReports>['results'];

const OUTCOMES: Record<string, Results[number]['outcome']> = { already_decided: 'already_decided', own_work: 'own_work', not_found: 'gone' };

/**
 * Decides many items one after the other, in the order of their ids, so that two bulk decisions cannot deadlock. A refused item writes
 * nothing, so the other decisions stand even if another moderator has decided that item.
 */
export async function decideEach(ids: readonly string[], decide: (id: string) => Promise<void>): Promise<Results> {
  const results: Results = [];
  for (const id of [...new Set(ids)].sort()) results.push({ id, outcome: await outcomeOf(() => decide(id)) });
  return results;
}

async function outcomeOf(decide: () => Promise<void>): Promise<Results[number]['outcome']> {
  try {
    await decide();
    return 'done';
  } catch (error) {
    const outcome = error instanceof AppError ? OUTCOMES[error.code] : undefined;
    if (!outcome) throw error;
    return outcome;
  }
}
