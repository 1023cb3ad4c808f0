import { z } from 'zod';
import type { Connection } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { mayRead } from '../prompts.policy.ts';
import { promptAccess } from './prompt-access.ts';

const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;

/**
 * Returns a prompt with its published version, by id, slug or former slug. A private prompt of another person counts as unknown.
 * @throws AppError not_found, also for private ones
 */
export async function findPrompt(connection: Connection, idOrSlug: string, userId: string | null): Promise<PromptModel> {
  const slug = idOrSlug.toLowerCase();
  const prompt = await PromptModel.query(connection)
    .withGraphJoined('publishedVersion')
    .where((where) => {
      if (isUuid(idOrSlug)) void where.where('prompts.id', idOrSlug);
      else void where.where('prompts.slug', slug).orWhereRaw('prompts.previous_slugs @> array[?]::text[]', [slug]);
    })
    .orderByRaw('prompts.slug = ? desc', [slug])
    .limit(1)
    .first();
  if (!prompt?.publishedVersion || !(mayRead(prompt, userId) || (await stillHas(connection, prompt, userId)))) throw notFound('This prompt');
  return prompt;
}

/** A buyer may open a prompt that its author unpublished. A prompt that a moderator took down is closed to buyers too. */
const stillHas = async (connection: Connection, prompt: PromptModel, userId: string | null): Promise<boolean> =>
  userId !== null && prompt.owner_id !== userId && prompt.status !== 'removed' && (await promptAccess(connection, prompt, userId)) !== 'none';
