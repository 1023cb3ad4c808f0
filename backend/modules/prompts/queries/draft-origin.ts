import type { Draft } from '#contracts/prompt-drafts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { isListed } from '../prompts.policy.ts';
import { promptAncestors } from './prompt-ancestors.ts';

/** Returns the nearest prompt of another author above a fork, else its own parent, and the percent that the fork owes (docs/rules/selling.md#lineage). */
export async function draftOrigin(connection: Connection, prompt: PromptModel): Promise<Draft['origin']> {
  const line = await promptAncestors(connection, prompt);
  const above = line.find(({ ownerId }) => ownerId !== prompt.owner_id) ?? line[0];
  if (!above) return null;
  const named = await PromptModel.query(connection).findById(above.promptId);
  const own = above.ownerId === prompt.owner_id;
  return {
    prompt: named && (own || isListed(named)) ? { slug: named.slug, title: named.title } : null,
    percent: own ? 0 : above.percent,
  };
}
