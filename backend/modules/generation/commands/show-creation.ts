import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { outputFilesOf } from '../queries/list-samples.ts';
import { runToShow } from '../queries/run-to-show.ts';

/**
 * From now on anybody with a link may see what an own run of a prompt made. Showing it once more changes nothing.
 * @throws AppError not_found for somebody else's run, or one of another prompt; nothing_to_show; too_telling
 */
export async function showCreation(tx: Tx, { media, clock, prompts }: Pick<Deps, 'media' | 'clock' | 'prompts'>, userId: string, generationId: string, prompt: { id: string; sealed: boolean }): Promise<void> {
  const { run, tells } = await runToShow(tx, { prompts }, userId, generationId, prompt);
  await rows(tx, 'update generations set shared_at = coalesce(shared_at, ?), tells_text = ? where id = ?', [clock.now(), tells, run.id]);
  await media.show(tx, await outputFilesOf(tx, run.id));
}

const HIDE = `
  update generations g set shared_at = null where id = :id and shared_at is not null
  returning g.attached_at is not null or exists (select 1 from prompt_samples s where s.generation_id = g.id and s.version_no is not null) as sample`;

/** Back to its owner alone; what is also a sample of the prompt, or stands beside a review, stays public as that. */
export async function hideCreation(tx: Tx, { media }: Pick<Deps, 'media'>, generationId: string): Promise<void> {
  const [hidden] = await rows<{ sample: boolean }>(tx, HIDE, { id: generationId });
  if (hidden && !hidden.sample) await media.hide(tx, await outputFilesOf(tx, generationId));
}
