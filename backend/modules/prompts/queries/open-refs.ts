import type { Connection } from '#kernel/db/database.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { isSealed, mayRead } from '../prompts.policy.ts';
import type { OpenRef } from '../prompts.ts';

/**
 * Returns, in one query, the prompts that a person may open; the user id is null for visitors. Buyers of an unpublished prompt are left out:
 * they open it on its own page.
 */
export async function openRefs(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<Map<string, OpenRef>> {
  if (promptIds.length === 0) return new Map();
  const prompts = await PromptModel.query(connection).select('id', 'slug', 'title', 'owner_id', 'trashed_at', 'status', 'visibility', 'pricing').whereIn('id', [...new Set(promptIds)]);
  return new Map(prompts.filter((prompt) => mayRead(prompt, userId)).map((prompt) => [prompt.id, { id: prompt.id, slug: prompt.slug, title: prompt.title, sealed: isSealed(prompt) }]));
}
