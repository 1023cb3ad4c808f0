import type { PromptCard } from '#contracts/prompts.ts';

/** What people speak about. */
export type SpokenPrompt = Pick<PromptCard, 'id' | 'title' | 'creator'>;
