import type { Connection } from '#kernel/db/database.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { findPrompt } from './find-prompt.ts';

/**
 * Returns a prompt whose versions a person may see: an own one in every state, another person's once it is published.
 * @throws AppError not_found
 */
export async function promptWithVersions(connection: Connection, promptId: string, userId: string | null): Promise<PromptModel> {
  const own = userId === null ? undefined : await PromptModel.query(connection).findById(promptId).where({ owner_id: userId, trashed_at: null });
  return own ?? findPrompt(connection, promptId, userId);
}
