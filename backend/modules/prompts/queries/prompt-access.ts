import { must } from '#contracts/must.ts';
import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import type { HeldAccess } from '../prompts.ts';
import { accessOf } from './access-of.ts';

/** Returns a person's access to a prompt whose row the caller has read. Visitors and owners need no query. */
export async function heldAccess(connection: Connection, prompt: PromptModel, userId: string | null): Promise<HeldAccess> {
  if (userId === null) return { access: 'none', fromVersion: null };
  if (prompt.owner_id === userId) return { access: 'owner', fromVersion: null };
  return must((await accessOf(connection, [prompt.id], userId)).get(prompt.id), 'the access to the prompt');
}

/** Returns only the kind of a person's access (owner, unlocked, pack or none) to a prompt whose row the caller has read. */
export const promptAccess = async (connection: Connection, prompt: PromptModel, userId: string | null): Promise<PromptAccess> => (await heldAccess(connection, prompt, userId)).access;
