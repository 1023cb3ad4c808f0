import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { filesOfRuns } from '../queries/files-of-runs.ts';
import { runToShow } from '../queries/run-to-show.ts';

/**
 * Shows the output of a person's run beside their review of the prompt, without the inputs that they typed.
 * @throws AppError not_found for another person's run, or one of another prompt; nothing_to_show; still_blind; too_telling
 */
export async function attachCreation(tx: Tx, { media, clock, ...deps }: Pick<Deps, 'media' | 'clock' | 'promptTexts' | 'isBlind'>, userId: string, generationId: string, prompt: { id: string; sealed: boolean }): Promise<void> {
  const { run, tells } = await runToShow(tx, deps, userId, generationId, prompt);
  await rows(tx, 'update generations set attached_at = coalesce(attached_at, ?), tells_text = ? where id = ?', [clock.now(), tells, run.id]);
  await media.show(tx, await filesOfRuns(tx, [run.id]));
}

const DETACH = `
  update generations g set attached_at = null where id = :id and attached_at is not null
  returning shared_at is not null or published_at is not null or exists (select 1 from prompt_samples s where s.generation_id = g.id and s.version_no is not null) as public`;

/** Takes a run's output off the review, and makes it private again unless a link, a sample or a public page shows it too. */
export async function detachCreation(tx: Tx, { media }: Pick<Deps, 'media'>, generationId: string): Promise<void> {
  const [detached] = await rows<{ public: boolean }>(tx, DETACH, { id: generationId });
  if (detached && !detached.public) await media.hide(tx, await filesOfRuns(tx, [generationId]));
}
