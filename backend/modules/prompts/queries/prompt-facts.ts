import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { isSealed } from '../prompts.policy.ts';
import type { PromptFacts } from '../prompts.ts';
import { findPrompt } from './find-prompt.ts';
import { promptAccess } from './prompt-access.ts';

/**
 * Returns a prompt's owner and the person's access, if this person may open the prompt.
 * @throws AppError not_found
 */
export async function promptFacts(connection: Connection, promptId: string, userId: string | null): Promise<PromptFacts> {
  const prompt = await findPrompt(connection, promptId, userId);
  return {
    id: prompt.id,
    ownerId: prompt.owner_id,
    slug: prompt.slug,
    title: prompt.title,
    version: must(prompt.publishedVersion, 'the version of a published prompt').version_no,
    access: await promptAccess(connection, prompt, userId),
    sealed: isSealed(prompt),
  };
}
