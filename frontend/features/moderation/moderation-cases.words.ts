import { counted } from '#contracts/plural.ts';
import { REFUND_RUNS } from '#contracts/selling.ts';
import { tokenWords } from '#ui/token-amount.tsx';

export const LOOK_AT_CREATION = {
  button: 'Look at it',
};

export const REFUND_CARD = {
  tooManyRuns: `${REFUND_RUNS} runs or more since`,
  takenDownText: 'The prompt is taken down, so its buyer can get a refund without asking.',
  ownText: 'You bought it or wrote it, so a colleague decides.',
  too_late: 'More than a day ago',
  cooldown: 'After three refunds',
  paidName: 'Paid',
  unlockedName: 'Unlocked',
  runsSinceName: 'Runs since',
  deliveredFailedText: (runsSince: number, failures: number) => `${runsSince} delivered, ${failures} failed`,
  asksText: '{link} asks, {day}',
  answerText: (answer: string) => `Answer: ${answer}`,
  refuseButton: 'Refuse…',
  grantButton: 'Grant…',
  theRefundOfText: (about: string) => `(the refund of ${about})`,
};

export const REFUND_QUEUE = {
  openEmpty: 'Refund requests that need a decision appear here, oldest first.',
  grantedEmpty: 'Granted refunds appear here.',
  refusedEmpty: 'Refused refunds appear here.',
  doneToast: (username: string) => `@${username} has a message about it.`,
  noteHelp: (username: string) => `@${username} reads it, without your name.`,
  grantTitle: (paid: number) => `Give ${tokenWords(paid)} back?`,
  grantText: 'The buyer gets the tokens back, the creator loses the earning, and the text is sealed again.',
  refuseTitle: 'Refuse the refund?',
  refuseText: 'The buyer keeps the prompt and cannot ask again. Explain clearly why.',
  openLabel: 'Open',
  grantedLabel: 'Granted',
  refusedLabel: 'Refused',
  noOpenRefundTitle: 'No open refund requests',
  noRefundGrantedTitle: 'No refund granted yet',
  noRefundRefusedTitle: 'No refund refused yet',
  refundRequestsLabel: 'Refund requests',
  toast: (paid: number) => `${tokenWords(paid)} went back`,
  noteLabel: 'Your answer',
  grantTheRefundAction: 'Grant the refund',
  givingBackBusyLabel: 'Giving back…',
  refuseAction: 'Refuse',
  answeringBusyLabel: 'Answering…',
};

export const REPORT_CARD = {
  chooseLabel: (title: string) => `Choose the report about ${title}`,
  others: (count: number) => counted(count, 'other person', 'others'),
  ownText: 'This is about your own work, so a colleague decides.',
  hideButton: 'Hide and ask…',
  deletedAccountText: 'Deleted account',
  andText: (reportCard: string) => `, and ${reportCard}`,
  dismissButton: 'Dismiss',
  takeDownButton: 'Take down…',
  theReportAboutText: (about: string) => `(the report about ${about})`,
};

export const REPORT_DIALOG = {
  dismissManyTitle: (count: number) => `Dismiss ${count} reports?`,
  dismissText: 'It stays online. All open reports about it are closed, and the people who reported it get a message.',
  dismissNoteHelp: 'For the log. It is not sent.',
  hideTitle: (what: string) => `Hide ${what} and ask its author?`,
  hideText: 'Other people cannot find it until its author has changed it and a moderator has approved the change. Buyers keep it, and chats stay readable. It does not count as a strike.',
  hideNoteLabel: 'What its author should change',
  hideNoteHelp: 'Its author reads it. Do not name yourself or the person who reported it.',
  removeTitle: (what: string) => `Take ${what} down?`,
  removeText: (ofPrompt: boolean) =>
    `Only its owner can still see it. The owner gets the reason and can appeal.${ofPrompt ? ' Buyers get a message and can get their tokens back.' : ''}`,
  removeNoteHelp: 'Name the passage or the picture. Do not name yourself or the person who reported it.',
  pack: (title: string) => `the pack “${title}”`,
  agent: (title: string) => `the agent “${title}”`,
  chatShare: (title: string) => `the shared chat “${title}”`,
  entry: (title: string) => `an entry in “${title}”`,
  review: (title: string) => `the review of “${title}”`,
  comment: (title: string) => `the comment on “${title}”`,
  creation: (title: string) => `the creation “${title}”`,
  folder: (title: string) => `the folder “${title}”`,
  person: (name: string) => `the profile of ${name}`,
  removePersonText: 'It deletes the picture and clears name, words and links. Account and works stay. The person gets the reason and can appeal.',
  manyThings: (count: number) => `${count} reported things`,
  dismissAction: 'Dismiss',
  dismissingBusyLabel: 'Dismissing…',
  noteNoteLabel: 'Note',
  hideAndAskAction: 'Hide and ask',
  hidingBusyLabel: 'Hiding…',
  takeDownAction: 'Take down',
  takingDownBusyLabel: 'Taking down…',
  whatOwnerReadsNoteLabel: 'What its owner reads',
};

export const REPORT_QUEUE = {
  openEmpty: 'Open reports appear here, oldest first.',
  upheldEmpty: 'Reports that led to a takedown or to a question to the author appear here.',
  dismissedEmptyTitle: 'No report was dismissed yet',
  dismissedEmpty: 'Dismissed reports appear here.',
  doneToast: 'The people who reported it have a message.',
  openLabel: 'Open',
  upheldLabel: 'Upheld',
  dismissedLabel: 'Dismissed',
  remove: 'Taken down',
  noOpenReportsTitle: 'No open reports',
  noReportUpheldTitle: 'No report upheld yet',
  reportsLabel: 'Reports',
  dismissButton: (count: number) => `Dismiss ${count}`,
  hideAndAskButton: (count: number) => `Hide ${count} and ask`,
  takeDownButton: (count: number) => `Take ${count} down`,
};
