import { fullDate } from '#lib/full-date.ts';

/** In several places. */
export const PEOPLE = {
  forTheAuditLog: 'For the audit log.',
};

/** actions/action-form.tsx */
export const ACTION_FORM = {
  retry: 'You can press again: it happens only once.',
};

/** actions/ban-dialog.tsx */
export const BAN_DIALOG = {
  isBanned: (username: string) => `@${username} is banned.`,
  description: 'All sessions of this account end now. It cannot sign in until the ban ends.',
  untilTheAccount: 'Until the account is unbanned.',
  shownToThePerson: 'Shown to the person at sign-in.',
};

/** actions/confirm-dialogs.tsx */
export const CONFIRM_DIALOGS = {
  weSent: (email: string | null) => `We sent it to ${email ?? 'them'}.`,
  sendAResetEmail: 'Send a reset email?',
  getsALink: (email: string | null) => `${email ?? 'They'} gets a link that works for 30 minutes.`,
  hasToSign: (username: string) => `@${username} has to sign in again.`,
  signOutEverywhere: (username: string) => `Sign @${username} out everywhere?`,
  everyBrowser: 'Every browser has to sign in again. Running jobs continue.',
};

/** actions/recovery-dialog.tsx */
export const RECOVERY_DIALOG = {
  nextSign: (username: string) => `The next sign-in of @${username} with the password removes the second factor.`,
  title: (username: string) => `End the wait for @${username}?`,
  description: 'The next sign-in with the password removes the second factor. Check the person’s identity first: someone with access to their email may have started this. They get an email.',
  help: 'How you checked the identity. For the audit log.',
};

/** actions/role-dialog.tsx */
export const ROLE_DIALOG = {
  isNow: (username: string, role: string) => `@${username} is now ${role}.`,
  description: 'It takes effect at once in all sessions and open pages.',
  theyHaveThisRole: 'They have this role already',
};

/** actions/tokens-dialog.tsx */
export const TOKENS_DIALOG = {
  hasNow: (username: string, balance: number) => `@${username} has ${balance.toLocaleString('en-GB')} now.`,
  description: 'It is recorded in the ledger. The person gets a message.',
  wholeTokensAMinus: 'Whole tokens. A minus takes tokens away.',
  shownToThePerson: 'Shown to the person in the message.',
  tokensPressAgain: (amount: number) => `${amount > 0 ? 'Adding' : 'Taking'} ${Math.abs(amount).toLocaleString('en-GB')} tokens. Press again to confirm.`,
};

/** actions/unban-dialog.tsx */
export const UNBAN_DIALOG = {
  canSignInAgain: (username: string) => `@${username} can sign in again.`,
  description: 'They can sign in again at once.',
};

/** people-list.tsx */
export const PEOPLE_LIST = {
  listCouldNot: 'The list could not be fetched',
  nothingWasChanged: 'Nothing was changed.',
  removeFiltersToFind: 'Remove filters to find more people.',
};

/** person-drawer.tsx */
export const PERSON_DRAWER = {
  thisPersonCouldNot: 'This person could not be fetched.',
  banned: (until: string | null) => `Banned ${until ? `until ${fullDate(until)}` : 'for good'}`,
  accountDeletionRequested: (deletesAt: string) => `Account deletion requested. The account is deleted on ${fullDate(deletesAt)}.`,
  notSigned: 'Not signed in.',
};

/** person-record.tsx */
export const PERSON_RECORD = {
  noReportIsAbout: 'No report is about their work.',
  theyHaveReportedNothing: 'They have reported nothing.',
  nothingWasBoughtYet: 'Nothing was bought yet.',
  noPromptWasSubmitted: 'No prompt was submitted yet.',
  publishingIsPausedUntil: (until: string) => `Publishing is paused until ${fullDate(until)}.`,
};

/** person-runs.tsx */
export const PERSON_RUNS = {
  runsCouldNot: 'The runs could not be fetched.',
  noRunsYet: 'No runs yet.',
};
