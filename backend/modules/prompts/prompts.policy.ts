import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { PromptModel } from './models/prompt.model.ts';

/** An author opens a prompt in the trash from the trash alone. */
export const isOwn = (prompt: Pick<PromptModel, 'owner_id' | 'trashed_at'>, userId: string | null): boolean => prompt.owner_id === userId && prompt.trashed_at === null;

/** A person with the link reads a published prompt that is not private. */
export const mayRead = (prompt: PromptModel, userId: string | null): boolean =>
  isOwn(prompt, userId) || (prompt.status === 'published' && prompt.visibility !== 'private');

/** Whether lists show the prompt. An unlisted one opens by its link alone. */
export const isListed = (prompt: PromptModel): boolean => prompt.status === 'published' && prompt.visibility === 'public';

/** The text of a paid prompt is sealed: people run it and never read it (docs/rules/sealing.md#sealed-text). */
export const isSealed = (prompt: PromptModel): boolean => prompt.pricing !== 'free';

/** Owners and buyers read a sealed text. All people read the text of a free prompt. */
export const mayReadTemplate = (prompt: PromptModel, access: PromptAccess): boolean => access !== 'none' || !isSealed(prompt);

/** A fork copies the text, so it needs the licence and the right to read (docs/rules/selling.md#licences). */
export const mayFork = (prompt: PromptModel, access: PromptAccess): boolean =>
  access === 'owner' || (prompt.license !== 'no_fork' && (access !== 'none' || !isSealed(prompt)));
