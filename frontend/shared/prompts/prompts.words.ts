import type { PromptState } from '#contracts/prompt-drafts.ts';

/** What each state of an own prompt is called, everywhere that its author reads it. */
export const PROMPT_STATES: Record<PromptState, string> = {
  draft: 'Draft',
  in_review: 'In review',
  sent_back: 'Sent back',
  rejected: 'Rejected',
  published: 'Published',
  removed: 'Taken down',
};
