import type { Tx } from '#kernel/db/database.ts';
import { AppError } from '#kernel/errors.ts';
import type { GenerationRow } from '../models/generation.model.ts';

const MAX_TRIES = 3;
const JSON_COLUMNS = ['inputs', 'request', 'quote'] as const;

type NewRun = Partial<GenerationRow> & Pick<GenerationRow, 'id' | 'user_id' | 'request_hash'>;

/**
 * Inserts a run, or finds the unfinished one that the same request made a moment ago (a double click without a key).
 * A first request in flight holds the second up here, before anything was held for it.
 */
export async function insertRun(tx: Tx, run: NewRun): Promise<{ row: GenerationRow; existed: boolean }> {
  const values = { ...run, ...Object.fromEntries(JSON_COLUMNS.map((column) => [column, JSON.stringify(run[column])])) };
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const insert = tx('generations').insert(values).returning('*');
    const inserted = (await (run.request_hash === null
      ? insert
      : insert
          .onConflict(tx.raw(`(user_id, request_hash) where request_hash is not null and status in ('queued', 'running')`))
          .ignore())) as GenerationRow[];
    if (inserted[0]) return { row: inserted[0], existed: false };
    const first = (await tx('generations')
      .where({ user_id: run.user_id, request_hash: run.request_hash })
      .whereIn('status', ['queued', 'running'])
      .first()) as GenerationRow | undefined;
    if (first) return { row: first, existed: true };
    // It finished between the two statements: now this one is new.
  }
  throw new AppError('in_flight', 'conflict', 'The first try of this is still running.', { retryAfterSeconds: 1 });
}
