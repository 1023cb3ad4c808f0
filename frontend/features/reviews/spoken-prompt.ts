import type { PromptCard } from '#contracts/prompts.ts';
import type { DiscussedType } from '#contracts/targets.ts';

/** What a review or comment is about. */
export type SpokenPrompt = Pick<PromptCard, 'id' | 'title' | 'creator'> & {
  /** Kind of what is discussed; a prompt where left out. */
  targetType?: DiscussedType;
};
