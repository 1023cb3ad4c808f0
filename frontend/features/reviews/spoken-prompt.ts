import type { PromptCard } from '#contracts/prompts.ts';
import type { DiscussedType } from '#contracts/targets.ts';

/** What people speak about. */
export type SpokenPrompt = Pick<PromptCard, 'id' | 'title' | 'creator'> & {
  /** A prompt where left out. */
  targetType?: DiscussedType;
};
