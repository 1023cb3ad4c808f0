import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { accessOf } from './access-of.ts';

/** How somebody stands to a prompt that has been read already: nothing is asked for visitors and owners. */
export async function promptAccess(connection: Connection, prompt: PromptModel, userId: string | null): Promise<PromptAccess> {
  if (userId === null) return 'none';
  if (prompt.owner_id === userId) return 'owner';
  return (await accessOf(connection, [prompt.id], userId)).get(prompt.id)!.access;
}
