import { tokenWords } from '#ui/token-amount.tsx';
import { counted } from '#contracts/plural.ts';
import { fullDate } from '#lib/full-date.ts';

/** Words of the field for the reason in administrators' dialogs that act on an account: role, mute, erase. */
export const PEOPLE = {
  reasonHelp: 'For the audit log.',
};

/** What staff read when an action on a person failed. */
export const ACTION_PROBLEMS = {
  failed: 'Please try again.',
  retry: 'You can press again: it happens only once.',
};

export const BAN_DIALOG = {
  doneToast: (username: string) => `@${username} is banned.`,
  description: 'All sessions of this account end now. It cannot sign in until the ban ends.',
  foreverHelp: 'Until the account is unbanned.',
  reasonHelp: 'Shown to the person at sign-in.',
  dayLabel: 'A day',
  weekLabel: 'A week',
  monthLabel: 'A month',
  permanentLabel: 'Permanent',
  toast: 'Banned',
  title: (username: string) => `Ban @${username}?`,
  action: 'Ban',
  busyLabel: 'Banning…',
  forHowLongLabel: 'For how long',
};

export const CONFIRM_DIALOGS = {
  resetSentToast: (email: string | null) => `We sent it to ${email ?? 'them'}.`,
  resetTitle: 'Send a reset email?',
  resetText: (email: string | null) => `${email ?? 'They'} gets a link that works for 30 minutes.`,
  signedOutToast: (username: string) => `@${username} has to sign in again.`,
  signOutTitle: (username: string) => `Sign @${username} out everywhere?`,
  signOutText: 'Every browser has to sign in again. Running jobs continue.',
  resetEmailSentToast: 'Reset email sent',
  sendAction: 'Send',
  sendingBusyLabel: 'Sending…',
  signedOutEverywhereToast: 'Signed out everywhere',
  signOutAction: 'Sign out',
  endingBusyLabel: 'Ending…',
};

export const RECOVERY_DIALOG = {
  doneToast: (username: string) => `The next sign-in of @${username} with the password removes the second factor.`,
  title: (username: string) => `End the wait for @${username}?`,
  description: 'The next sign-in with the password removes the second factor. Check the person’s identity first: someone with access to their email may have started this. They get an email.',
  reasonHelp: 'How you checked the identity. For the audit log.',
  toast: 'The wait is over',
  action: 'End the wait',
  busyLabel: 'Ending…',
};

export const ROLE_DIALOG = {
  doneToast: (username: string, role: string) => `@${username} is now ${role}.`,
  description: 'It takes effect at once in all sessions and open pages.',
  sameRole: 'They have this role already',
  toast: 'Role changed',
  title: (username: string) => `Role of @${username}`,
  action: 'Change role',
  busyLabel: 'Changing…',
  label: 'Role',
};

export const TOKENS_DIALOG = {
  doneToast: (username: string, balance: number) => `@${username} has ${balance.toLocaleString('en-GB')} now.`,
  description: 'It is recorded in the ledger. The person gets a message.',
  amountHelp: 'Whole tokens. A minus takes tokens away.',
  reasonHelp: 'Shown to the person in the message.',
  confirmText: (amount: number) => `${amount > 0 ? 'Adding' : 'Taking'} ${counted(Math.abs(amount), 'token')}. Press again to confirm.`,
  toast: 'Tokens adjusted',
  tokensOfTitle: (username: string) => `Tokens of @${username}`,
  yesAdjustTokensAction: 'Yes, adjust tokens',
  adjustTokensAction: 'Adjust tokens',
  busyLabel: 'Saving…',
  label: 'Amount',
  nowText: (balance: number) => `${balance.toLocaleString('en-GB')} now`,
  largeAmountTitle: 'Large amount',
};

export const UNBAN_DIALOG = {
  doneToast: (username: string) => `@${username} can sign in again.`,
  description: 'They can sign in again at once.',
  toast: 'Unbanned',
  title: (username: string) => `Unban @${username}?`,
  action: 'Unban',
  busyLabel: 'Opening…',
};

export const MUTE_DIALOG = {
  doneToast: (username: string) => `Nothing that @${username} writes reaches other people until then.`,
  description: 'The person can read, run and save. Comments, reviews, notes, profile texts and publishing are closed to them until the mute ends.',
  reasonHelp: 'The person reads it in a message.',
  dayLabel: 'A day',
  weekLabel: 'A week',
  monthLabel: 'A month',
  quarterLabel: '90 days',
  toast: 'Muted',
  title: (username: string) => `Mute @${username}?`,
  action: 'Mute',
  busyLabel: 'Muting…',
  forHowLongLabel: 'For how long',
  untilHelp: (until: string) => `Until ${until}.`,
};

/** Words of the question before an administrator ends a person's mute. */
export const UNMUTE_DIALOG = {
  doneToast: (username: string) => `@${username} can write to others again.`,
  description: 'They can write to others again at once. They get a message.',
  toast: 'Unmuted',
  title: (username: string) => `Unmute @${username}?`,
  action: 'Unmute',
  busyLabel: 'Saving…',
};

export const PEOPLE_LIST = {
  loadFailedTitle: 'The list could not be fetched',
  loadFailed: 'Nothing was changed.',
  noMatchText: 'Remove filters to find more people.',
  emptyTitle: 'No accounts yet',
  emptyText: 'People appear here when they register.',
  tryAgainButton: 'Try again',
  title: 'No person matches',
  clearSearchFiltersButton: 'Clear search and filters',
  label: (username: string) => `Open ${username}`,
  unconfirmedText: '· unconfirmed',
  moreFlaggedTitle: 'More people have this flag',
  moreFlagged: 'The list covers the 5,000 who matter most. Add other filters to find the rest by name.',
};

export const PERSON_DRAWER = {
  loadFailed: 'This person could not be fetched.',
  bannedTitle: (until: string | null) => `Banned ${until ? `until ${fullDate(until)}` : 'for good'}`,
  mutedTitle: (until: string) => `Muted until ${fullDate(until)}`,
  deletionText: (deletesAt: string) => `Account deletion requested. The account is deleted on ${fullDate(deletesAt)}.`,
  noSessions: 'Not signed in.',
  button: 'Try again',
  runsTitle: 'Runs',
  noAddressText: 'no address',
  joinedText: (role: string, plan: string, secondFactor: boolean, createdAt: string) => `{status} ${role} · ${plan} · ${secondFactor ? 'second factor on' : 'no second factor'} · joined ${fullDate(createdAt)}`,
  owesTitle: (tokens: number) => `Owes ${tokenWords(tokens)}`,
  refundDisputeText: 'A refund or a dispute took back tokens that were spent already. The next tokens that arrive pay for it; the orders below say which payment it was.',
  walletTitle: 'Wallet',
  sessionsTitle: 'Sessions',
  adminPasswordSessionText: ' · admin-password session',
};

export const PERSON_RECORD = {
  noReportsAbout: 'No report is about their work.',
  noReportsBy: 'They have reported nothing.',
  noOrders: 'Nothing was bought yet.',
  noSubmissions: 'No prompt was submitted yet.',
  pausedText: (until: string) => `Publishing is paused until ${fullDate(until)}.`,
  ordersTitle: 'Orders',
  promptsTitle: 'Prompts',
  strikesTitle: 'Strikes',
  reportsAboutTheirTitle: 'Reports about their work',
  reportsTheySentTitle: 'Reports they sent',
  besidesTheirAuthorText: (drafts: number) => `${counted(drafts, 'draft')} besides, for their author alone.`,
  empty: 'No strikes.',
  facts: (expiresAt: string) => `counts until ${fullDate(expiresAt)}`,
};

export const PERSON_NOTES = {
  title: 'Notes',
  empty: 'No notes.',
  fieldLabel: 'New note',
  fieldHelp: 'For staff. The person finds it in their export of data, without your name.',
  addButton: 'Add note',
  busyLabel: 'Adding…',
  by: (author: string | null) => (author === null ? 'by a deleted account' : `by @${author}`),
  deleteButton: 'Delete',
  confirmButton: 'Delete for good',
  deletingLabel: 'Deleting…',
  failedToast: 'The note is still there',
  failedText: 'Please try again.',
};

export const PERSON_RUNS = {
  loadFailed: 'The runs could not be fetched.',
  emptyText: 'No runs yet.',
  blocked: 'blocked by screening',
  partial: 'delivered in part',
  tryAgainButton: 'Try again',
};

export const PERSON_ACTIONS = {
  verifyButton: 'Verify',
  unverifyButton: 'Take mark away',
  label: 'Actions',
  changeRoleButton: 'Change role',
  adjustTokensButton: 'Adjust tokens',
  sendResetEmailButton: 'Send reset email',
  endRecoveryWaitButton: 'End recovery wait',
  signOutEverywhereButton: 'Sign out everywhere',
  unbanButton: 'Unban',
  banButton: 'Ban',
  exportButton: 'Export data',
  eraseButton: 'Delete account',
  muteButton: 'Mute',
  unmuteButton: 'Unmute',
};

export const REASON_FIELD = {
  label: 'Reason',
};

export const DRAWER_LIST = {
  busyLabel: 'Fetching…',
  button: 'Load more',
};

export const PEOPLE_FILTERS = {
  anyRoleText: 'Any role',
  anyPlanText: 'Any plan',
  anyStatusText: 'Any status',
  anyFlagText: 'Any flag',
  username: 'By name',
  seen: 'Last seen',
  paid: 'Most paid',
  searchLabel: 'Search',
  placeholder: 'Name, email or id',
  roleLabel: 'Role',
  planLabel: 'Plan',
  statusLabel: 'Status',
  flagLabel: 'Flag',
  paidFromLabel: 'Paid from',
  paidToLabel: 'Paid to',
  orderLabel: 'Order',
  usersLabel: 'Users',
};

export const PAID_FIELD = {
  placeholder: '$0.00',
  wrong: 'Type dollars, like 9.99',
};

export const FLAG_BADGES = {
  debt: 'owes tokens',
  disputed: 'disputed',
  reported: 'reported',
  struck: 'has strikes',
  muted: 'muted',
  verified: 'verified',
};

export const STATUS_BADGE = {
  deleting: 'awaiting deletion',
};

export const ACTION_FORM = {
  button: 'Cancel',
};

export const VERIFY_DIALOG = {
  title: (username: string, verified: boolean) => (verified ? `Verify @${username}?` : `Take the verified mark from @${username}?`),
  description: 'The mark is shown beside the name on the profile. It says that an administrator checked who this is.',
  action: (verified: boolean) => (verified ? 'Verify' : 'Take the mark away'),
  busyLabel: 'Saving…',
  toast: (verified: boolean) => (verified ? 'Verified' : 'Mark taken away'),
  doneToast: (username: string, verified: boolean) => (verified ? `@${username} has the mark now.` : `@${username} has no mark any more.`),
};
