import type { AgentCategory, AgentStatus } from '#contracts/agents.ts';
import { counted } from '#contracts/plural.ts';

/** Words for liking agents and for favourite agents. */
export const AGENT_MARKS = {
  favouriteLabel: (name: string) => `${name} among your favourites`,
  failedTitle: 'Nothing was changed',
  failed: 'Please try again.',
};

export const AGENT_CARD = {
  usersLabel: (people: number) => `${counted(people, 'person', 'people')} talked to it in the last 7 days`,
  likesLabel: (likes: number) => counted(likes, 'like'),
  messageText: 'a message',
};

export const AGENT_GRID = {
  shownText: (shown: number, total: number) => `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
};

export const AGENT_CATEGORIES: Record<AgentCategory, string> = {
  general: 'General', writing: 'Writing', marketing: 'Marketing', image: 'Image', video: 'Video', learning: 'Learning', work: 'Work', fun: 'Fun',
};

export const AGENT_STATES: Record<AgentStatus, string> = { draft: 'Draft', in_review: 'In review', published: 'Published', rejected: 'Sent back', removed: 'Removed' };
