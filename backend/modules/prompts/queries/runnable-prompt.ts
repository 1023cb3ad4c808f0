import type { Connection } from '#kernel/db/database.ts';
import { packOnly } from '../prompts.errors.ts';
import { isSealed } from '../prompts.policy.ts';
import type { RunnablePrompt } from '../prompts.ts';
import { findPrompt } from './find-prompt.ts';
import { promptAccess } from './prompt-access.ts';
import { promptAncestors } from './prompt-ancestors.ts';

/**
 * What a run needs of a prompt's published version. Who wrote it or has it pays no royalty and may read what it is made of.
 * @throws AppError not_found
 * @throws AppError pack_only
 */
export async function runnablePrompt(connection: Connection, promptId: string, userId: string): Promise<RunnablePrompt> {
  const prompt = await findPrompt(connection, promptId, userId);
  const access = await promptAccess(connection, prompt, userId);
  if (prompt.pricing === 'pack_only' && access === 'none') throw packOnly();
  const version = prompt.publishedVersion!;
  return {
    promptId: prompt.id,
    versionId: version.id,
    slug: prompt.slug,
    title: prompt.title,
    contentType: prompt.content_type,
    category: prompt.category!,
    template: version.template,
    systemTemplate: version.system_template,
    negativeTemplate: version.negative_template,
    form: version.form_schema,
    outputSettings: version.output_settings,
    models: prompt.models,
    runRoyalty: access === 'none' ? prompt.run_royalty : 0,
    sealed: isSealed(prompt) && access === 'none',
    ownerId: prompt.owner_id,
    access,
    parents: await promptAncestors(connection, prompt),
    freeTastesPerDay: prompt.free_tastes_per_day,
  };
}
