import type { Connection } from '#kernel/db/database.ts';
import { isSealed } from '../prompts.policy.ts';
import type { RunnablePrompt } from '../prompts.ts';
import { findPrompt } from './find-prompt.ts';

/** What a run needs of a prompt's published version. @throws AppError not_found */
export async function runnablePrompt(connection: Connection, promptId: string, userId: string): Promise<RunnablePrompt> {
  const prompt = await findPrompt(connection, promptId, userId);
  const version = prompt.publishedVersion!;
  return {
    promptId: prompt.id,
    versionId: version.id,
    slug: prompt.slug,
    title: prompt.title,
    contentType: prompt.content_type,
    category: prompt.category,
    template: version.template,
    systemTemplate: version.system_template,
    negativeTemplate: version.negative_template,
    form: version.form_schema,
    outputSettings: version.output_settings,
    runRoyalty: prompt.run_royalty,
    sealed: isSealed(prompt),
  };
}
