import type { PromptState } from '#contracts/prompt-drafts.ts';
import type { BadgeProps } from '#ui/badge.tsx';

/** The badge colour of each state of an own prompt. */
export const PROMPT_TONES: Record<PromptState, BadgeProps['tone']> = { draft: 'neutral', in_review: 'warn', sent_back: 'bad', rejected: 'bad', published: 'good', removed: 'bad' };
