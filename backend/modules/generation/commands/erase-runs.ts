import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { forgetSlicesOf } from './keep-slices.ts';

// Waiting runs end first: otherwise the cancel of a running one would start the next.
const LIVE = `
  select id from generations where user_id = ? and status in ('queued', 'running') and deleted_at is null
  order by dispatched_at desc nulls first, id desc`;

const BATCH = 200;

const EMPTY = JSON.stringify({ prompt: '', system: null, negative: null, subject: { title: null, category: null, values: [] } });

const FORGET = `
  with due as (select id, file_ids from generations where user_id = :userId and deleted_at is null order by id limit ${BATCH} for update),
  outputs as (delete from generation_outputs o using due where o.generation_id = due.id returning o.file_id, o.poster_file_id),
  samples as (delete from prompt_samples s using due where s.generation_id = due.id returning s.clip_file_id),
  gone as (
    update generations g set deleted_at = :now, title = '', output_text = null, inputs = '{}', file_ids = '{}', request = cast(:empty as jsonb)
    from due where g.id = due.id returning g.id
  )
  select (select count(*) from gone) as gone, array(
    select unnest(file_ids) from due union all select file_id from outputs
    union all select poster_file_id from outputs where poster_file_id is not null union all select clip_file_id from samples where clip_file_id is not null
  ) as files`;

/**
 * Erases all runs of a person. Unfinished ones are cancelled and pay for what they delivered. Then the words, inputs and files of
 * every run are deleted. The rows stay, because receipts and counts refer to them.
 */
export async function eraseRuns(tx: Tx, deps: Deps, userId: string): Promise<void> {
  const live = await rows<{ id: string }>(tx, LIVE, [userId]);
  for (const { id } of live) await cancelGeneration(tx, deps, userId, id);
  await forgetSlicesOf(tx, userId);
  for (;;) {
    const [batch] = await rows<{ gone: number; files: string[] }>(tx, FORGET, { userId, now: deps.clock.now(), empty: EMPTY });
    for (const ids of claimsOf(batch?.files ?? [])) await deps.media.release(tx, ids);
    if (!batch || batch.gone < BATCH) return;
  }
}

/** Releases files once for each run that claimed them. One call of media releases a file once, so shared files need several. */
function claimsOf(files: readonly string[]): string[][] {
  const rounds: string[][] = [];
  const seen = new Map<string, number>();
  for (const id of files) {
    const round = seen.get(id) ?? 0;
    seen.set(id, round + 1);
    (rounds[round] ??= []).push(id);
  }
  return rounds;
}
