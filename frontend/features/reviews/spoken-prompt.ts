import type { PromptCard } from '#contracts/prompts.ts';
import type { DiscussedType } from '#contracts/targets.ts';

/** The prompt or other work that a review or comment is about. */
export type SpokenPrompt = Pick<PromptCard, 'id' | 'title' | 'creator'> & {
  /** Kind of the reviewed or commented work; a prompt when left out. */
  targetType?: DiscussedType;
};
