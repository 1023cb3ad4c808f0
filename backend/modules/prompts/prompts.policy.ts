import type { PromptAccess } from '#contracts/prompt-detail.ts';
import type { PromptModel } from './models/prompt.model.ts';

/** Whether this person is the author of a prompt outside the trash. A prompt in the trash can be opened only from the trash. */
export const isOwn = (prompt: Pick<PromptModel, 'owner_id' | 'trashed_at'>, userId: string | null): boolean => prompt.owner_id === userId && prompt.trashed_at === null;

/** Whether this person may open the prompt: their own, or a published one that is not private. */
export const mayRead = (prompt: PromptModel, userId: string | null): boolean =>
  isOwn(prompt, userId) || (prompt.status === 'published' && prompt.visibility !== 'private');

/** Whether lists show the prompt. An unlisted prompt can be opened only by its link. */
export const isListed = (prompt: PromptModel): boolean => prompt.status === 'published' && prompt.visibility === 'public';

/** Whether the prompt's text is sealed. People run a paid prompt without reading its text (docs/rules/sealing.md#sealed-text). */
export const isSealed = (prompt: PromptModel): boolean => prompt.pricing !== 'free';

/** Whether a person may read the template: owners and buyers read a sealed one, and all people read a free prompt's. */
export const mayReadTemplate = (prompt: PromptModel, access: PromptAccess): boolean => access !== 'none' || !isSealed(prompt);

/** Whether a person may fork the prompt. A fork copies the text, so it needs the licence and the right to read (docs/rules/selling.md#licences). */
export const mayFork = (prompt: PromptModel, access: PromptAccess): boolean =>
  access === 'owner' || (prompt.license !== 'no_fork' && (access !== 'none' || !isSealed(prompt)));
