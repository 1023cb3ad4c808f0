import { z } from 'zod';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { PromptModel } from '../models/prompt.model.ts';

/**
 * Returns a person's own prompt by id, slug or former slug, unless it is in the trash. Another person's prompt counts as unknown.
 * @throws AppError not_found, also for another person's
 */
export async function ownPrompt(connection: Connection, idOrSlug: string, userId: string): Promise<PromptModel> {
  const slug = idOrSlug.toLowerCase();
  const found = await PromptModel.query(connection)
    .where({ owner_id: userId, trashed_at: null })
    .where((where) => {
      if (z.uuid().safeParse(idOrSlug).success) void where.where('id', idOrSlug);
      else void where.where('slug', slug).orWhereRaw('previous_slugs @> array[?]::text[]', [slug]);
    })
    .orderByRaw('slug = ? desc', [slug])
    .first();
  if (!found) throw notFound('This prompt');
  return found;
}

/**
 * Returns a person's own prompt by id and locks its row, so that saves and publications of one prompt run one after another.
 * @throws AppError not_found
 */
export async function lockOwnPrompt(tx: Tx, promptId: string, userId: string): Promise<PromptModel> {
  const found = await PromptModel.query(tx).findById(promptId).where({ owner_id: userId, trashed_at: null }).forUpdate();
  if (!found) throw notFound('This prompt');
  return found;
}
