import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import type { PromptVersionModel } from '../models/prompt-version.model.ts';
import { packOnly } from '../prompts.errors.ts';
import { isSealed } from '../prompts.policy.ts';
import type { RunnablePrompt, WantedVersion } from '../prompt-texts.ts';
import { contentOfVersion } from './stored-prompt-draft.ts';
import { findPrompt } from './find-prompt.ts';
import { heldAccess } from './prompt-access.ts';
import { promptAncestors } from './prompt-ancestors.ts';
import { freeTrialRunsOf, royaltyFor } from './prompt-terms.ts';
import { expectUnlocked } from './sealed-originals.ts';
import { versionToRun } from './version-to-run.ts';

/**
 * Returns the version that this person runs, with everything that a run needs. The author and people with access pay no royalty and may read
 * the template.
 * @throws AppError not_found, pack_only, version_not_yours, fork_locked
 */
export async function runnablePrompt(connection: Connection, promptId: string, userId: string, wanted: WantedVersion = {}): Promise<RunnablePrompt> {
  const prompt = await findPrompt(connection, promptId, userId);
  const held = await heldAccess(connection, prompt, userId);
  const { access } = held;
  if (prompt.pricing === 'pack_only' && access === 'none' && !(wanted.trial && prompt.pack_samples > 0)) throw packOnly();
  const { version } = await versionToRun(connection, prompt, userId, held, wanted);
  if (access === 'owner') await expectUnlocked(connection, prompt, contentOfVersion(prompt, version));
  const said = termsOf(prompt, version);
  return {
    promptId: prompt.id,
    versionId: version.id,
    slug: prompt.slug,
    title: prompt.title,
    contentType: said.contentType,
    category: must(said.category, 'the category of a prompt to run'),
    template: version.template,
    systemTemplate: version.system_template,
    negativeTemplate: version.negative_template,
    form: version.form_schema,
    outputSettings: version.output_settings,
    models: said.models,
    hostedModels: version.terms.hostedModels !== false,
    runRoyalty: royaltyFor(prompt, access),
    sealed: isSealed(prompt) && access === 'none',
    paid: isSealed(prompt),
    ownerId: prompt.owner_id,
    access,
    parents: await promptAncestors(connection, prompt),
    freeTrialRunsPerDay: freeTrialRunsOf(prompt),
  };
}

/** The terms of a run. The published version has the prompt's terms of today; an earlier version has the terms with which it was submitted. */
export const termsOf = (prompt: PromptModel, version: PromptVersionModel) =>
  version.id === prompt.published_version_id
    ? { contentType: prompt.content_type, category: prompt.category, models: prompt.models, recommendedModel: prompt.recommended_model }
    : contentOfVersion(prompt, version);
