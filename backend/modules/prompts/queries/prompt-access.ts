import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PromptModel } from '../models/prompt.model.ts';

/** How somebody stands to a prompt: an unlock says more than a pack, and nothing is asked for strangers. */
export async function promptAccess(connection: Connection, prompt: PromptModel, userId: string | null): Promise<PromptAccess> {
  if (userId === null) return 'none';
  if (prompt.owner_id === userId) return 'owner';
  const sources = await rows<{ source: string }>(
    connection,
    'select source from prompt_access where user_id = ? and prompt_id = ? and revoked_at is null',
    [userId, prompt.id],
  );
  if (sources.length === 0) return 'none';
  return sources.some(({ source }) => source !== 'pack') ? 'unlocked' : 'pack';
}
