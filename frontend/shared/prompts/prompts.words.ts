import type { PromptState } from '#contracts/prompt-drafts.ts';

/** The name of each state of an own prompt, wherever its author reads it. */
export const PROMPT_STATES: Record<PromptState, string> = {
  draft: 'Draft',
  in_review: 'In review',
  sent_back: 'Sent back',
  rejected: 'Rejected',
  published: 'Published',
  removed: 'Taken down',
};
