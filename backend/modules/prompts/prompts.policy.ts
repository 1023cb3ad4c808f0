import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { PromptModel } from './models/prompt.model.ts';

/** Published prompts that are not private are read by anybody who has the link. */
export const mayRead = (prompt: PromptModel, userId: string | null): boolean =>
  prompt.owner_id === userId || (prompt.status === 'published' && prompt.visibility !== 'private');

/** Everybody finds it; an unlisted prompt is opened by its link alone, and no list tells that. */
export const isListed = (prompt: PromptModel): boolean => prompt.status === 'published' && prompt.visibility === 'public';

/** The text of a paid prompt is sealed: it is run, never read. */
export const isSealed = (prompt: PromptModel): boolean => prompt.pricing !== 'free';

/** Owners and whoever unlocked it read the text; everybody reads that of free prompts. */
export const mayReadTemplate = (prompt: PromptModel, access: PromptAccess): boolean => access !== 'none' || !isSealed(prompt);

/** Forking copies the text, so it takes the licence and the right to read; what came in a pack is for running. */
export const mayFork = (prompt: PromptModel, access: PromptAccess): boolean =>
  access === 'owner' || (prompt.license !== 'no_fork' && (access === 'unlocked' || !isSealed(prompt)));
