import type { ApiScope } from '#contracts/api-keys.ts';
import { counted } from '#contracts/plural.ts';

/** Names of the scopes of an API key, each with a text on what it allows. */
export const SCOPE_WORDS: Record<ApiScope, { label: string; help: string }> = {
  run: { label: 'Run prompts', help: 'Spends tokens, up to the ceilings below' },
  read: { label: 'Read', help: 'Prompts, creations, library, balance and receipts' },
  prompts: { label: 'Manage my prompts', help: 'Write, change, publish and delete drafts' },
  chat: { label: 'Chat', help: 'Reads chats and sends messages, which spend tokens' },
};

/** Texts of the settings section for API keys. */
export const KEYS = {
  title: 'API keys',
  intro: 'A key lets your own program use this site for you. It does what its scopes allow and never spends above its ceilings.',
  countText: (keys: number, limit: number) => `${keys} of ${limit}`,
  createButton: 'Create key',
  emptyTitle: 'No keys yet',
  emptyText: 'A key lets your own code run prompts, at the same prices and with the same refunds.',
  spentText: (spent: number, ceiling: number | null) => (ceiling === null ? `${counted(spent, 'token')} spent today` : `${spent.toLocaleString('en-US')} of ${counted(ceiling, 'token')} today`),
  spentLabel: 'Spent today',
  perRunText: (tokens: number) => `At most ${counted(tokens, 'token')} a run`,
  usedText: 'Used {when}',
  neverUsedText: 'Never used',
  endsText: 'Ends {day}',
  endedText: 'Ended {day}',
  endedBadge: 'Ended',
  noEndText: 'Does not end by itself',
  referenceLink: 'Read the reference',
  revokeButton: 'Revoke',
  revokeLabel: (name: string) => `Revoke ${name}`,
};

export const REVOKE = {
  title: (name: string) => `Revoke ${name}?`,
  text: 'It stops at once, and calls with it are refused. Its runs stay in your history. This cannot be undone.',
  button: 'Revoke',
  keep: 'Keep',
  busyLabel: 'Revoking…',
  failed: 'The key was not revoked. Please try again.',
  toast: 'Key revoked',
};

export const CREATE = {
  title: 'Create a key',
  nameLabel: 'Name',
  nameHelp: 'So that you know which one to revoke.',
  scopesLabel: 'It may',
  perRunLabel: 'Ceiling a run',
  perRunHelp: 'In tokens.',
  dayLabel: 'Ceiling a day',
  dayHelp: 'In tokens. A day ends at 00:00 UTC.',
  endsLabel: 'Ends',
  ends: { 7: 'In 7 days', 30: 'In 30 days', 90: 'In 90 days', 365: 'In a year', never: 'Never' },
  cancelButton: 'Cancel',
  submitButton: 'Create key',
  busyLabel: 'Creating…',
};

export const SECRET = {
  title: 'Here it is, once',
  text: 'When this closes, it cannot be read again. We keep no copy.',
  label: 'The key',
  copyButton: 'Copy',
  copiedButton: 'Copied',
  copyByHandText: 'Copying did not work here. Select it and copy it by hand.',
  safeLabel: 'I have put it somewhere safe',
  doneButton: 'Done',
};
