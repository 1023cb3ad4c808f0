import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { filesOfRuns } from '../queries/files-of-runs.ts';
import { runToShow } from '../queries/run-to-show.ts';

/**
 * Makes the output of a person's run visible to all people who have its link. A second call changes nothing.
 * @throws AppError not_found for another person's run, or one of another prompt; nothing_to_show; still_blind; too_telling
 */
export async function showCreation(tx: Tx, { media, clock, ...deps }: Pick<Deps, 'media' | 'clock' | 'promptTexts' | 'isBlind'>, userId: string, generationId: string, prompt: { id: string; sealed: boolean }): Promise<void> {
  const { run, tells } = await runToShow(tx, deps, userId, generationId, prompt);
  await rows(tx, 'update generations set shared_at = coalesce(shared_at, ?), tells_text = ? where id = ?', [clock.now(), tells, run.id]);
  await media.show(tx, await filesOfRuns(tx, [run.id]));
}

const HIDE = `
  update generations g set shared_at = null where id = :id and shared_at is not null
  returning g.attached_at is not null or g.published_at is not null or exists (select 1 from prompt_samples s where s.generation_id = g.id and s.version_no is not null) as public`;

/** Ends the link to a run's output. The output becomes private unless a sample, a review or a public page shows it too. */
export async function hideCreation(tx: Tx, { media }: Pick<Deps, 'media'>, generationId: string): Promise<void> {
  const [hidden] = await rows<{ public: boolean }>(tx, HIDE, { id: generationId });
  if (hidden && !hidden.public) await media.hide(tx, await filesOfRuns(tx, [generationId]));
}
