import { counted } from '#contracts/plural.ts';

/** Texts of agents/agent-queue.tsx. */
export const AGENT_QUEUE = {
  label: 'Agents that wait for a decision',
  emptyTitle: 'No agent waits',
  emptyText: 'Agents that cost something, and those with suspicious words, wait here.',
  openButton: 'Open the review file',
  ofText: (name: string) => ` of ${name}`,
  costText: (surcharge: number) => (surcharge === 0 ? 'Free' : `${counted(surcharge, 'token')} on top of a message`),
  authorGone: 'deleted account',
};

/** Texts of agents/agent-review-file.tsx. */
export const AGENT_REVIEW_FILE = {
  description: 'Instructions and notes are sealed. The audit log keeps that you opened them.',
  loadingLabel: 'Opening the review file…',
  failed: 'The review file could not be opened. Please try again.',
  retryButton: 'Try again',
  changeNoteText: (note: string) => `Its author says: ${note}`,
  wordsText: (words: string) => `Words to look at: ${words}`,
  versionTitle: (number: number) => `Version ${number}, which waits`,
  publishedTitle: (number: number) => `Version ${number}, which is out`,
  instructionsTitle: 'Instructions',
  greetingTitle: 'Greeting',
  startersTitle: 'Starters',
  notesTitle: 'Notes',
  promptsTitle: 'Attached prompts',
  decisionLabel: 'Decision',
  approveLabel: 'Approve',
  approveHelp: 'Other people can talk to it now.',
  changesLabel: 'Ask for changes',
  changesHelp: 'Its author reads your note and publishes again.',
  rejectLabel: 'Reject',
  rejectHelp: 'It does not come out in this form.',
  ruleLabel: 'Rule',
  rulePlaceholder: 'Which rule it breaks',
  noteLabel: 'Note to its author',
  decideButton: 'Decide',
  busyLabel: 'Deciding…',
  decideFailed: 'Nothing was decided. Please try again.',
  decidedToast: 'Decided',
};
