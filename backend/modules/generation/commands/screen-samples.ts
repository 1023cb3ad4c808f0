import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import type { RunnablePrompt } from '#modules/prompts/index.ts';
import { tellsOwnText, tellsText } from '../domain/tells-text.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { samplesRemoved } from '../samples.events.ts';
import { removeSample } from './add-sample.ts';

// A sample that passed the comparison stays. A video sample from the time when the prompt was free has no marked clip, so one becomes due.
const PASSED = `
  update prompt_samples s set screened_version = :version,
    clip_due_at = case when g.content_type = 'video' and s.clip_file_id is null then :at::timestamptz end
  from generations g where s.id = :id and g.id = s.generation_id`;

/**
 * Compares the samples of a prompt with its text after the text became sealed (docs/rules/sealing.md#samples), and removes samples that
 * repeat it. Until then readers without access see none of them (`listSamples`). The event about removed samples becomes a message to the
 * author.
 */
export async function screenSamples(tx: Tx, deps: Deps, { promptId, ownerId }: { promptId: string; ownerId: string }): Promise<void> {
  const prompt = await ownText(tx, deps, promptId, ownerId);
  if (prompt === null) return;
  const version = must((await deps.promptTexts.versionNumbers(tx, [prompt.versionId])).get(prompt.versionId), 'the number of a version');
  const samples = await rows<Pick<GenerationRow, 'output_text' | 'request' | 'inputs' | 'title'> & { id: string; made_of: number }>(
    tx,
    'select s.id, s.version_no as made_of, g.output_text, g.request, g.inputs, g.title from prompt_samples s join generations g on g.id = s.generation_id where s.prompt_id = ? and s.version_no is not null order by s.id for update of s',
    [promptId],
  );
  const shows = await deps.promptTexts.shownTexts(tx, promptId, prompt.versionId);
  let removed = 0;
  for (const { id, made_of: madeOf, ...run } of samples) {
    if (madeOf === version ? tellsOwnText(run, prompt, shows) : tellsText(run, prompt, shows)) {
      await removeSample(tx, deps, ownerId, promptId, id);
      removed += 1;
    } else await rows(tx, PASSED, { id, version, at: deps.clock.now() });
  }
  if (removed > 0) await deps.outbox.publish(tx, samplesRemoved, { promptId, ownerId, title: prompt.title, version, removed, left: samples.length - removed });
}

/** The prompt's text as its author reads it. Null when the prompt was deleted or its fork is locked: then its samples are not shown anyway. */
async function ownText(tx: Tx, { promptTexts }: Deps, promptId: string, ownerId: string): Promise<RunnablePrompt | null> {
  try {
    return await promptTexts.runnable(tx, promptId, ownerId);
  } catch (error) {
    if (error instanceof AppError && ['not_found', 'fork_locked'].includes(error.code)) return null;
    throw error;
  }
}
