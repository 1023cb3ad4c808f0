/** What a page will be, in a line a visitor can use. */
export interface PlannedText {
  title: string;
  promise: string;
}

const operators = (title: string): PlannedText => ({ title, promise: 'The operators’ table for this part of the shop is being built.' });

/** By the address patterns of planned-pages.ts. */
export const PLANNED_TEXTS: Record<string, PlannedText> = {
  '/challenges': { title: 'Challenges', promise: 'A daily theme, blind votes and token prizes. Entries will be made right here, so everybody starts with the same hat.' },
  '/challenge/:challengeId': { title: 'Challenge', promise: 'Rules, entries and votes of one challenge will live on this page.' },
  '/my-library': { title: 'My Library', promise: 'Everything you can use in one tree: drafts, published, unlocked, saved and forked.' },
  '/mycollections': { title: 'My Collections', promise: 'Shelves of prompts and creations, for you alone or for everybody.' },
  '/ai-agents': { title: 'AI Agents', promise: 'Helpers with instructions, tools and a greeting of their own. Discover some, or raise one.' },
  '/folder/:slug': { title: 'Folder', promise: 'Published folders will open here, read-only and tidy.' },
  '/chat': { title: 'Chat', promise: 'Long conversations with your agents, with a running token meter.' },
  '/prompt-packs': { title: 'Prompt packs', promise: 'Prompts that belong together, at a kinder price.' },
  '/prompt-packs/:id': { title: 'Prompt pack', promise: 'What is inside, what you own already and what the rest costs.' },
  '/prompt-packs/:id/:slug': { title: 'Prompt pack', promise: 'What is inside, what you own already and what the rest costs.' },
  '/prompt-pack/:id': { title: 'Prompt pack', promise: 'Your pack, ready to run from top to bottom.' },
  '/prompt-pack/:id/:slug': { title: 'Prompt pack', promise: 'Your pack, ready to run from top to bottom.' },
  '/admin/analytics': operators('Analytics'),
  '/admin/journey-analytics': operators('Journey analytics'),
  '/admin/api-settings': operators('API settings'),
  '/admin/referral-tracking': operators('Referral tracking'),
  '/admin/prompt-packs': operators('Prompt packs'),
};
