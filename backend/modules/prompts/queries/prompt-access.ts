import { must } from '#contracts/must.ts';
import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import type { HeldAccess } from '../prompts.ts';
import { accessOf } from './access-of.ts';

/** A person's access to a prompt whose row the caller has read. Visitors and owners cost no query. */
export async function heldAccess(connection: Connection, prompt: PromptModel, userId: string | null): Promise<HeldAccess> {
  if (userId === null) return { access: 'none', fromVersion: null };
  if (prompt.owner_id === userId) return { access: 'owner', fromVersion: null };
  return must((await accessOf(connection, [prompt.id], userId)).get(prompt.id), 'the access to the prompt');
}

/** A person's access to a prompt whose row the caller has read, without the owned versions. */
export const promptAccess = async (connection: Connection, prompt: PromptModel, userId: string | null): Promise<PromptAccess> => (await heldAccess(connection, prompt, userId)).access;
