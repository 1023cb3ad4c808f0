import { must, one } from '#contracts/must.ts';
import { SAMPLE_LIMIT } from '#contracts/prompt-samples.ts';
import { isTerminal } from '#contracts/generation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { tellsOwnText, tellsText } from '../domain/tells-text.ts';
import { nothingToShow, sampleOfAnotherText, tooManySamples, tooTelling } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { lockRun } from '../queries/find-run.ts';
import { refuseBlind } from './refuse-blind.ts';
import { filesOfRuns } from '../queries/files-of-runs.ts';

interface WantedSample {
  generationId: string;
  caption: string;
}

/**
 * Makes an author's run of their own prompt a sample (docs/rules/sealing.md#samples). A sample of a published version is public from
 * now on, with its files. A test of the draft waits until a version of its text is published; until then only its author and
 * reviewers see it. A second call for the same run only changes its caption. Returns the sample's id.
 * @throws AppError not_found for another person's prompt or run
 * @throws AppError nothing_to_show, still_blind, sample_of_another_text, too_telling, too_many_samples, fork_locked
 */
export async function addSample(tx: Tx, deps: Deps, userId: string, promptId: string, { generationId, caption }: WantedSample): Promise<string> {
  const draft = await deps.promptTexts.draftForRun(tx, promptId, userId, null);
  const run = await lockRun(tx, userId, generationId);
  if (run.prompt_id !== promptId || run.run_source === 'improve') throw notFound('This run');
  if (!isTerminal(run.status) || run.delivered === 0) throw nothingToShow();
  await refuseBlind(tx, deps, run);
  const version = await versionOf(tx, deps, run);
  if (version === null && run.draft_checksum !== draft.textChecksum) throw sampleOfAnotherText();
  const screened = version === null ? null : await screenedAgainst(tx, deps, { run, promptId, userId, version });
  if (version === null && draft.paid && tellsOwnText(run, draft, draft.shows)) throw tooTelling();
  // A lock for each prompt, so that two requests at once cannot both add the last allowed sample.
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('samples ' || ?, 0))`, [promptId]);
  const { count } = one(await rows<{ count: number }>(tx, 'select count(*) from prompt_samples where prompt_id = ? and generation_id <> ?', [promptId, run.id]));
  if (count >= SAMPLE_LIMIT) throw tooManySamples(SAMPLE_LIMIT);
  const sample = one(await rows<{ id: string }>(
    tx,
    `insert into prompt_samples (id, prompt_id, generation_id, version_no, text_checksum, screened_version, caption, position, created_at, clip_due_at)
     select :id, :promptId, :runId, cast(:version as int), cast(:checksum as text), cast(:screened as int), :caption, coalesce(max(position), 0) + 1, :at, cast(:clipDue as timestamptz) from prompt_samples where prompt_id = :promptId
     on conflict (prompt_id, generation_id) do update
       set caption = excluded.caption, version_no = excluded.version_no, text_checksum = excluded.text_checksum, screened_version = excluded.screened_version returning id`,
    {
      id: newId(), promptId, runId: run.id, version, checksum: version === null ? run.draft_checksum : null, screened, caption: caption.trim(), at: deps.clock.now(),
      clipDue: screened !== null && run.content_type === 'video' ? deps.clock.now() : null,
    },
  ));
  if (version !== null) await deps.media.show(tx, await filesOfRuns(tx, [run.id]));
  return sample.id;
}

/**
 * Compares a run's output with the sealed text of its prompt, and returns that version's number; null while the prompt is free. @throws
 * AppError too_telling
 */
async function screenedAgainst(tx: Tx, deps: Deps, { run, promptId, userId, version }: { run: GenerationRow; promptId: string; userId: string; version: number }): Promise<number | null> {
  const prompt = await deps.prompts.about(tx, promptId, userId);
  if (!prompt.sealed) return null;
  const text = await deps.promptTexts.runnable(tx, promptId, userId);
  const shows = await deps.promptTexts.shownTexts(tx, promptId, text.versionId);
  if (version === prompt.version ? tellsOwnText(run, text, shows) : tellsText(run, text, shows)) throw tooTelling();
  return prompt.version;
}

/** The number of the version that a run used. For a test run it is the version that was published with the tested text. Null when there is none. */
async function versionOf(tx: Tx, { promptTexts }: Deps, run: GenerationRow): Promise<number | null> {
  if (run.draft_checksum !== null) return promptTexts.versionWith(tx, must(run.prompt_id, 'the prompt of a test run'), run.draft_checksum);
  return run.prompt_version_id === null ? null : ((await promptTexts.versionNumbers(tx, [run.prompt_version_id])).get(run.prompt_version_id) ?? null);
}

/** Removes a sample. Its files become private again unless a link, a review or a public creation shows them. @throws AppError not_found */
export async function removeSample(tx: Tx, deps: Deps, userId: string, promptId: string, sampleId: string): Promise<void> {
  const [sample] = await rows<{ generation_id: string; clip_file_id: string | null; public: boolean }>(
    tx,
    `delete from prompt_samples s using generations g
     where s.id = :sampleId and s.prompt_id = :promptId and g.id = s.generation_id and g.user_id = :userId
     returning s.generation_id, s.clip_file_id, g.shared_at is not null or g.attached_at is not null or g.published_at is not null as public`,
    { sampleId, promptId, userId },
  );
  if (!sample) throw notFound('This sample');
  if (sample.clip_file_id) await deps.media.release(tx, [sample.clip_file_id]);
  if (!sample.public) await deps.media.hide(tx, await filesOfRuns(tx, [sample.generation_id]));
}
