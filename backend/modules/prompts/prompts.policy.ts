import type { PromptModel } from './models/prompt.model.ts';

/** Published prompts that are not private are read by anybody who has the link. */
export const mayRead = (prompt: PromptModel, userId: string | null): boolean =>
  prompt.owner_id === userId || (prompt.status === 'published' && prompt.visibility !== 'private');

/** The text of a paid prompt is sealed: it is run, never read (decisions.md, Marketplace). */
export const isSealed = (prompt: PromptModel): boolean => prompt.pricing !== 'free';

/** Owners read their own text; everybody reads the text of free prompts. */
export const mayReadTemplate = (prompt: PromptModel, userId: string | null): boolean =>
  prompt.owner_id === userId || !isSealed(prompt);
