import type { PromptState } from '#contracts/prompt-drafts.ts';

interface StateWords {
  words: string;
  tone: 'neutral' | 'good' | 'warn' | 'bad';
}

/** What each state of an own prompt is called, everywhere that its author reads it. */
export const PROMPT_STATES: Record<PromptState, StateWords> = {
  draft: { words: 'Draft', tone: 'neutral' },
  in_review: { words: 'In review', tone: 'warn' },
  sent_back: { words: 'Sent back', tone: 'bad' },
  rejected: { words: 'Rejected', tone: 'bad' },
  published: { words: 'Published', tone: 'good' },
  removed: { words: 'Taken down', tone: 'bad' },
};
