import { counted } from '#contracts/plural.ts';
import { fullDate } from '#lib/full-date.ts';

/** In several places. */
export const PEOPLE = {
  reasonHelp: 'For the audit log.',
};

/** actions/action-form.tsx */
export const ACTION_PROBLEMS = {
  failed: 'Please try again.',
  retry: 'You can press again: it happens only once.',
};

/** actions/ban-dialog.tsx */
export const BAN_DIALOG = {
  doneToast: (username: string) => `@${username} is banned.`,
  description: 'All sessions of this account end now. It cannot sign in until the ban ends.',
  foreverHelp: 'Until the account is unbanned.',
  reasonHelp: 'Shown to the person at sign-in.',
};

/** actions/confirm-dialogs.tsx */
export const CONFIRM_DIALOGS = {
  resetSentToast: (email: string | null) => `We sent it to ${email ?? 'them'}.`,
  resetTitle: 'Send a reset email?',
  resetText: (email: string | null) => `${email ?? 'They'} gets a link that works for 30 minutes.`,
  signedOutToast: (username: string) => `@${username} has to sign in again.`,
  signOutTitle: (username: string) => `Sign @${username} out everywhere?`,
  signOutText: 'Every browser has to sign in again. Running jobs continue.',
};

/** actions/recovery-dialog.tsx */
export const RECOVERY_DIALOG = {
  doneToast: (username: string) => `The next sign-in of @${username} with the password removes the second factor.`,
  title: (username: string) => `End the wait for @${username}?`,
  description: 'The next sign-in with the password removes the second factor. Check the person’s identity first: someone with access to their email may have started this. They get an email.',
  reasonHelp: 'How you checked the identity. For the audit log.',
};

/** actions/role-dialog.tsx */
export const ROLE_DIALOG = {
  doneToast: (username: string, role: string) => `@${username} is now ${role}.`,
  description: 'It takes effect at once in all sessions and open pages.',
  sameRole: 'They have this role already',
};

/** actions/tokens-dialog.tsx */
export const TOKENS_DIALOG = {
  doneToast: (username: string, balance: number) => `@${username} has ${balance.toLocaleString('en-GB')} now.`,
  description: 'It is recorded in the ledger. The person gets a message.',
  amountHelp: 'Whole tokens. A minus takes tokens away.',
  reasonHelp: 'Shown to the person in the message.',
  confirmText: (amount: number) => `${amount > 0 ? 'Adding' : 'Taking'} ${counted(Math.abs(amount), 'token')}. Press again to confirm.`,
};

/** actions/unban-dialog.tsx */
export const UNBAN_DIALOG = {
  doneToast: (username: string) => `@${username} can sign in again.`,
  description: 'They can sign in again at once.',
};

/** people-list.tsx */
export const PEOPLE_LIST = {
  loadFailedTitle: 'The list could not be fetched',
  loadFailed: 'Nothing was changed.',
  noMatchText: 'Remove filters to find more people.',
};

/** person-drawer.tsx */
export const PERSON_DRAWER = {
  loadFailed: 'This person could not be fetched.',
  bannedTitle: (until: string | null) => `Banned ${until ? `until ${fullDate(until)}` : 'for good'}`,
  deletionText: (deletesAt: string) => `Account deletion requested. The account is deleted on ${fullDate(deletesAt)}.`,
  noSessions: 'Not signed in.',
};

/** person-record.tsx */
export const PERSON_RECORD = {
  noReportsAbout: 'No report is about their work.',
  noReportsBy: 'They have reported nothing.',
  noOrders: 'Nothing was bought yet.',
  noSubmissions: 'No prompt was submitted yet.',
  pausedText: (until: string) => `Publishing is paused until ${fullDate(until)}.`,
};

/** person-runs.tsx */
export const PERSON_RUNS = {
  loadFailed: 'The runs could not be fetched.',
  emptyText: 'No runs yet.',
};
