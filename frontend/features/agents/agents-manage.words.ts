import { counted } from '#contracts/plural.ts';
import type { AgentVersion } from '#contracts/agent-builder.ts';

/** Texts of the dialog with an agent's versions and their differences. */
export const VERSIONS = {
  title: 'Versions',
  text: 'A version never changes. Choose one to see what your draft changes.',
  listLabel: 'Versions, newest first',
  emptyText: 'Nothing is published yet.',
  versionText: (number: number) => `v${number}`,
  states: { in_review: 'In review', published: 'Published', rejected: 'Sent back', replaced: 'Earlier' } satisfies Record<AgentVersion['status'], string>,
  changesLabel: 'What the draft changes',
  changesHeading: (number: number) => `From v${number} to your draft`,
  sameText: 'Your draft is the same as this version.',
  restoreButton: 'Make it the draft',
  restoredToast: (number: number) => `The draft is v${number} again`,
  restoredText: 'Publish it when you are ready.',
  moreButton: 'Show earlier ones',
  closeButton: 'Close',
};

/** Texts of the dialog with an agent's use and earnings per day. */
export const FIGURES = {
  title: 'Figures',
  spanLabel: 'Days',
  spanText: (days: number) => counted(days, 'day'),
  people: 'People',
  chats: 'Chats',
  messages: 'Messages',
  likes: 'Likes',
  thumbsUp: 'Helpful replies',
  thumbsDown: 'Replies that did not help',
  gross: 'Tokens paid to you, before the platform’s share',
  net: 'Tokens that you keep',
  day: 'Day',
  barsTitle: 'Messages a day',
  barText: (day: string, messages: number) => `${day}: ${counted(messages, 'message')}`,
  emptyText: 'No messages in this time.',
  closeButton: 'Close',
};
