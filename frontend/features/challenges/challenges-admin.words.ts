import { counted } from '#contracts/plural.ts';

/** The page itself. */
export const ADMIN_CHALLENGES = {
  title: 'Challenges',
  intro: 'The calendar of dailies, all challenges with their entries and evidence, the themes, and every payout.',
  tabsLabel: 'Challenges',
  tabs: { challenges: 'Challenges', calendar: 'Calendar', themes: 'Themes', payouts: 'Payouts' },
};

/** Texts of admin/challenges-panel.tsx. */
export const PANEL = {
  searchLabel: 'Search challenges',
  searchPlaceholder: 'Title',
  stateLabel: 'State',
  anyState: 'All',
  tableLabel: 'Challenges',
  columns: { title: 'Challenge', state: 'State', entries: 'Entries', votes: 'Votes', unjudged: 'To judge', clusters: 'Groups', reports: 'Reports', paid: 'Paid' },
  openLabel: (title: string) => `Open ${title}`,
  emptyTitle: 'No challenge matches',
  emptyText: 'Choose another state or word.',
  moreButton: 'Load more',
  busyLabel: 'Loading…',
  weeklyButton: 'New weekly',
};

/** Texts of admin/weekly-dialog.tsx. */
export const WEEKLY = {
  title: 'Make the weekly of a week',
  mondayLabel: 'Any day of the week',
  mondayHelp: 'It opens on the Monday of that week, at 00:00 UTC.',
  themeLabel: 'Theme',
  themeSearch: 'Title of a theme',
  button: 'Make it',
  busyLabel: 'Making…',
  failed: 'Nothing was made. Please try again.',
  themeProblem: 'Choose a theme',
};

/** Texts of admin/calendar-panel.tsx, admin/pin-dialog.tsx. */
export const CALENDAR = {
  earlier: 'Earlier',
  later: 'Later',
  today: 'Today',
  listLabel: 'Dailies by day',
  pinned: 'Pinned',
  planned: 'planned',
  none: 'No theme is left for this day',
  pinLabel: (day: string) => `Choose the theme of ${day}`,
  pinButton: 'Pin',
  changeButton: 'Change',
  unpinButton: 'Unpin',
  unpinLabel: (day: string) => `Unpin ${day}`,
  dialogTitle: (day: string) => `Theme of ${day}`,
  dialogText: 'A pinned theme may be used again within 90 days.',
  searchLabel: 'Search themes',
  searchPlaceholder: 'Title or words',
  lastUsed: (day: string | null) => (day === null ? 'never used' : `last used ${day}`),
  failedTitle: 'The day was not changed',
  failed: 'Please try again.',
  entries: (count: number) => counted(count, 'entry', 'entries'),
  openLabel: (title: string) => `Open ${title}`,
  cancelButton: 'Cancel',
};

/** Texts of admin/themes-panel.tsx, admin/theme-dialog.tsx. */
export const THEMES = {
  newButton: 'New theme',
  searchLabel: 'Search themes',
  searchPlaceholder: 'Title or words',
  typeLabel: 'Type',
  anyType: 'All',
  types: { text: 'Text', image: 'Image', video: 'Video' },
  off: 'Out of rotation',
  editLabel: (title: string) => `Change ${title}`,
  editButton: 'Change',
  emptyTitle: 'No theme matches',
  emptyText: 'Add one, or search for another word.',
  moreButton: 'Load more',
  busyLabel: 'Loading…',
  newTitle: 'New theme',
  changeTitle: 'Change the theme',
  changeText: 'Challenges that were made from it stay as they are.',
  titleLabel: 'Title',
  themeLabel: 'Theme',
  themeHelp: 'One sentence that says what to make.',
  difficultyLabel: 'Difficulty',
  askLabel: 'Question of its form',
  askHelp: 'Shown above the first field.',
  exampleLabel: 'Example answer',
  rulesLabel: 'Rules',
  rulesHelp: 'One a line, at most 6.',
  rulesProblem: 'At most 6 rules of 3 to 200 characters',
  activeLabel: 'In the rotation',
  saveButton: 'Save',
  savingLabel: 'Saving…',
  failed: 'Nothing was saved. Please try again.',
  cancelButton: 'Cancel',
};

/** Texts of admin/payouts-panel.tsx. */
export const PAYOUTS = {
  total: (tokens: number) => `${counted(tokens, 'token')} moved.`,
  tableLabel: 'Payouts',
  columns: { at: 'When', challenge: 'Challenge', person: 'Person', kind: 'What for', amount: 'Tokens' },
  kinds: { place: 'Place', newcomer: 'Best newcomer', taking_part: 'Taking part', fee_paid: 'Fee paid', fee_returned: 'Fee returned', pool_paid_in: 'Pool paid in', pool_returned: 'Pool returned', taken_back: 'Taken back' },
  place: (place: number) => `Place ${place}`,
  gone: 'deleted account',
  emptyTitle: 'Nothing was paid yet',
  emptyText: 'Prizes are paid 24 hours after the results.',
  moreButton: 'Load more',
  busyLabel: 'Loading…',
};

/** admin/challenge-drawer.tsx and its parts */
export const DRAWER = {
  loading: 'Challenge',
  pageButton: 'Its page',
  times: { opens: 'Opens', closes: 'Closes', voting: 'Voting ends', results: 'Results' },
  facts: (entries: number, entrants: number, votes: number) => `${counted(entries, 'entry', 'entries')} by ${counted(entrants, 'person', 'people')}, ${counted(votes, 'vote')}.`,
  cancelled: (reason: string) => `Cancelled: ${reason}`,
  editTitle: 'Words',
  titleLabel: 'Title',
  themeLabel: 'Theme',
  rulesLabel: 'Rules, one a line',
  rulesProblem: 'At most 6 rules of 3 to 200 characters',
  saveButton: 'Save the words',
  savingLabel: 'Saving…',
  saveFailed: 'Nothing was saved. Please try again.',
  saved: 'Saved',
  entriesTitle: 'Entries',
  statusLabel: 'Entries by state',
  statuses: { all: 'All', submitted: 'In', withdrawn: 'Withdrawn', removed: 'Removed' },
  noEntries: 'No entry is here.',
  moreButton: 'Load more',
  busyLabel: 'Loading…',
  evidenceTitle: 'Evidence',
  actsTitle: 'Actions',
  recomputeButton: 'Compute again',
  recomputeText: 'Scores and places are computed from the votes as they stand.',
  recomputed: 'Computed again within a minute',
  cancelButton: 'Cancel the challenge',
  cancelText: 'Pool and fees return, and entrants are told.',
  failedTitle: 'Nothing was done',
  failed: 'Please try again.',
};

/** Texts of admin/entries-part.tsx, admin/judge-entry.tsx, admin/remove-entry.tsx. */
export const ENTRY = {
  gone: 'deleted account',
  figures: (shown: number, wins: number, losses: number, ties: number) => `shown ${shown}, won ${wins}, lost ${losses}, tied ${ties}`,
  scores: (votes: string, rubric: string, final: string) => `votes ${votes}, rubric ${rubric}, final ${final}`,
  none: '–',
  place: (place: number) => `Place ${place}`,
  prize: (tokens: number) => `${counted(tokens, 'token')}`,
  reports: (count: number) => counted(count, 'report'),
  removed: (rule: string, note: string) => `Removed. ${rule}${note ? `: ${note}` : ''}`,
  unpaid: { email_unconfirmed: 'email not confirmed', young_account: 'account younger than 24 h', resting: 'won within 7 days', host: 'hosts the challenge', account_deleted: 'account deleted', run_trashed: 'run in the trash' },
  unpaidText: (reasons: string) => `No prize: ${reasons}`,
  removeButton: 'Remove',
  removeLabel: (title: string) => `Remove ${title}`,
  removeTitle: (title: string) => `Remove ${title}?`,
  removeText: 'Its author gets the reason. Its votes no longer count, and places are computed again.',
  ruleLabel: 'Rule',
  rulePlaceholder: 'Which rule it breaks',
  noteLabel: 'Note to its author',
  removeBusy: 'Removing…',
  judgeButton: 'Score',
  judgeLabel: (title: string) => `Score ${title}`,
  judgeTitle: (title: string) => `Score ${title}`,
  judgeText: 'From 0 to 10 for each criterion. The reason is public.',
  reasonLabel: 'Reason',
  saveButton: 'Save the scores',
  saveBusy: 'Saving…',
  failed: 'Nothing was done. Please try again.',
  cancelButton: 'Cancel',
};

/** Texts of admin/evidence-part.tsx. */
export const EVIDENCE = {
  none: 'There is no sign of fraud so far.',
  scored: 'Scored',
  never: 'The votes were not scored yet.',
  clustersTitle: 'Groups that vote together',
  cluster: (votes: number, agreement: number, weight: number) => `${counted(votes, 'vote')}, ${Math.round(agreement * 100)} % equal, weight ${weight.toFixed(2)}`,
  fastTitle: 'Very fast voters',
  fast: (votes: number, medianMs: number, weight: number) => `${counted(votes, 'vote')}, median ${(medianMs / 1000).toFixed(1)} s, weight ${weight.toFixed(2)}`,
  devicesTitle: 'Accounts on one device',
  device: (votes: number) => counted(votes, 'vote'),
  weighedTitle: 'Votes that count less',
  weighed: (votes: number, agreement: number, weight: number) => `${counted(votes, 'vote')}, ${Math.round(agreement * 100)} % agree with the others, weight ${weight.toFixed(2)}`,
};

/** Texts of admin/cancel-dialog.tsx. */
export const CANCEL = {
  title: (title: string) => `Cancel ${title}?`,
  text: 'Pool and fees return, and entrants are told why. This cannot be undone.',
  reasonLabel: 'Reason, for entrants',
  button: 'Cancel the challenge',
  busyLabel: 'Cancelling…',
  keepButton: 'Keep it',
  failed: 'Nothing was cancelled. Please try again.',
};
