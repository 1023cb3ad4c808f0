import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { IS_KEPT } from '../domain/creation.ts';
import type { Deps } from '../generation-deps.ts';

const EMPTY = JSON.stringify({ prompt: '', system: null, negative: null, subject: { title: null, category: null, values: [] } });

const FORGET = `
  with due as (select id, file_ids from generations where id = any(cast(:ids as uuid[])) and ${IS_KEPT} order by id for update),
  outputs as (delete from generation_outputs o using due where o.generation_id = due.id returning o.file_id, o.poster_file_id),
  samples as (delete from prompt_samples s using due where s.generation_id = due.id returning s.clip_file_id),
  gone as (
    update generations g set deleted_at = :now, trashed_at = null, published_at = null, title = '', output_text = null, inputs = '{}', file_ids = '{}', request = cast(:empty as jsonb)
    from due where g.id = due.id returning g.id
  )
  select array(select id from gone) as gone, array(
    select unnest(file_ids) from due union all select file_id from outputs
    union all select poster_file_id from outputs where poster_file_id is not null union all select clip_file_id from samples where clip_file_id is not null
  ) as files`;

/**
 * Deletes words, inputs, files and samples of runs for ever, also the title, which may be the first line of a prompt. The rows stay, because
 * receipts and counts refer to them. Returns the ids of the runs that were there.
 */
export async function forgetRuns(tx: Tx, { media, clock }: Pick<Deps, 'media' | 'clock'>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const [forgotten] = await rows<{ gone: string[]; files: string[] }>(tx, FORGET, { ids: [...ids], now: clock.now(), empty: EMPTY });
  for (const files of claimsOf(forgotten?.files ?? [])) await media.release(tx, files);
  return forgotten?.gone ?? [];
}

/** Groups file ids so that no group has one twice. Two runs may have claimed the same file, and one call of media gives up one claim. */
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
