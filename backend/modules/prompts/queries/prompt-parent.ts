import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Identity } from '#modules/identity/index.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { isListed } from '../prompts.policy.ts';

/** Returns the prompt that a fork was made from, with its name if the reader could find it; null when the prompt is no fork. */
export async function promptParent(
  connection: Connection,
  identity: Identity,
  prompt: PromptModel,
  userId: string | null,
): Promise<PromptDetail['parent']> {
  if (prompt.parent_prompt_id === null) return null;
  const parent = await PromptModel.query(connection).findById(prompt.parent_prompt_id);
  if (!parent || !(parent.owner_id === userId || isListed(parent))) return { prompt: null, creator: null };
  const creators = await identity.creators(connection, [parent.owner_id]);
  return { prompt: { slug: parent.slug, title: parent.title }, creator: creators.get(parent.owner_id) ?? null };
}
