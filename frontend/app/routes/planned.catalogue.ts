/** What a page will be, in a line a visitor can use. */
export interface PlannedText {
  title: string;
  promise: string;
  /** Page of the feature that opens it, for the vote; absent where there is nothing to vote on. */
  feature?: string;
}

const operators = (title: string): PlannedText => ({ title, promise: 'This page for administrators is not built yet.' });

/** By the address patterns of planned-pages.ts. */
export const PLANNED_TEXTS: Record<string, PlannedText> = {
  '/ai-agents': { title: 'AI Agents', promise: 'Assistants with their own instructions and tools, made by you or by others.', feature: '/ai-agents' },
  '/admin/analytics': operators('Analytics'),
  '/admin/journey-analytics': operators('Journey analytics'),
  '/admin/api-settings': operators('API settings'),
  '/admin/referral-tracking': operators('Referral tracking'),
};
