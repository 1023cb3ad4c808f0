import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { filesOfRuns } from '../queries/files-of-runs.ts';

const TAKE_DOWN = `
  with before as (select id, published_at is not null as published, attached_at is not null as attached from generations where id = :id and removed_at is null for update)
  update generations g set removed_at = :now, published_at = null, shared_at = null from before where g.id = before.id
  returning before.published, before.attached or exists (select 1 from prompt_samples s where s.generation_id = g.id and s.version_no is not null) as elsewhere`;

/**
 * Takes a run off its public page and its link for moderators, and keeps its owner from showing it again. Null when that was done before;
 * else whether it was public. A sample, or the picture of a review, stays: people report these separately.
 */
export async function takeDownRun(tx: Tx, { media, clock }: Pick<Deps, 'media' | 'clock'>, id: string): Promise<{ published: boolean } | null> {
  const [before] = await rows<{ published: boolean; elsewhere: boolean }>(tx, TAKE_DOWN, { id, now: clock.now() });
  if (!before) return null;
  if (!before.elsewhere) await media.hide(tx, await filesOfRuns(tx, [id]));
  return { published: before.published };
}

/** Lets the owner of a run that moderators took down show its outputs again. */
export const allowRun = async (tx: Tx, id: string): Promise<void> => void (await rows(tx, 'update generations set removed_at = null where id = ?', [id]));
