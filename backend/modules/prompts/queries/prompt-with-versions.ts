import type { Connection } from '#kernel/db/database.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { findPrompt } from './find-prompt.ts';

/** A prompt whose history somebody may look at: an own one in whatever state, any other once it is out. @throws AppError not_found */
export async function promptWithVersions(connection: Connection, promptId: string, userId: string | null): Promise<PromptModel> {
  const own = userId === null ? undefined : await PromptModel.query(connection).findById(promptId).where({ owner_id: userId });
  return own ?? findPrompt(connection, promptId, userId);
}
