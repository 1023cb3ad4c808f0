import type { Tx } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import type { GenerationRow } from '../models/generation.model.ts';

const MAX_TRIES = 3;
const JSON_COLUMNS: readonly string[] = ['inputs', 'request', 'quote'];
const COLUMNS = [
  'id', 'user_id', 'run_source', 'content_type', 'prompt_id', 'prompt_version_id', 'retry_of_id', 'title', 'inputs', 'request', 'sealed',
  'file_ids', 'model_id', 'model_label', 'provider', 'provider_model', 'eta_seconds', 'quantity', 'aspect', 'length', 'quote', 'seed',
  'slots', 'request_hash', 'creator_id', 'payer_id', 'waived', 'free_retry_day', 'draft_checksum', 'from_run_id', 'status', 'created_at', 'lane', 'agent_id', 'deleted_at', 'surface', 'key_id',
] as const satisfies readonly (keyof GenerationRow)[];

/** The columns of a new run when it is accepted. All other columns start with the database's defaults. */
export type NewRun = Omit<Pick<GenerationRow, (typeof COLUMNS)[number]>, 'free_retry_day'> & { free_retry_day: string | null };

// Only an unfinished run with the same request hash conflicts with the insert. A run without a hash is always inserted.
const INSERT = {
  name: 'generation_insert_9',
  sql: `insert into generations (${COLUMNS.join(', ')}) values (${COLUMNS.map(() => '?').join(', ')})
    on conflict (user_id, request_hash) where request_hash is not null and status in ('queued', 'running') do nothing returning *`,
};
const FIRST = `select * from generations where user_id = ? and request_hash = ? and status in ('queued', 'running')`;

/**
 * Inserts a run, or finds the unfinished run of the same request, such as a double click (docs/rules/runs.md#accepted-once). The second
 * request waits here for the first, before it holds any tokens.
 */
export async function insertRun(tx: Tx, run: NewRun): Promise<{ row: GenerationRow; existed: boolean }> {
  const values = COLUMNS.map((column) => (JSON_COLUMNS.includes(column) ? JSON.stringify(run[column]) : run[column]));
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const [inserted] = await prepared<GenerationRow>(tx, INSERT, values);
    if (inserted) return { row: inserted, existed: false };
    const [first] = await rows<GenerationRow>(tx, FIRST, [run.user_id, run.request_hash]);
    if (first) return { row: first, existed: true };
    // The first run ended after the insert had found it, so this request tries again as a new one.
  }
  throw new AppError('in_flight', 'conflict', 'Your first request is still running. Please wait a moment.', { retryAfterSeconds: 1 });
}
