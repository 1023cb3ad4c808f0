import { STRIKES_TO_PAUSE, STRIKE_DAYS } from '#contracts/moderation.ts';
import { plural } from '#contracts/plural.ts';
import { REFUND_RUNS } from '#contracts/selling.ts';
import { tokenWords } from '#ui/token-amount.tsx';
import { promptWords } from './tags/prompt-words.ts';

/** appeals/appeal-queue.tsx */
export const APPEAL_QUEUE = {
  emptyText: 'Authors can appeal a decision once. Open appeals appear here.',
  ownText: 'A colleague should answer it. Answer it yourself only if you are the only moderator.',
  refuseButton: 'Keep the decision',
  grantButton: 'Overturn the decision',
  approvalKept: 'The approval stays.',
  backToQueue: 'It goes back into the review queue.',
  publishedAgain: 'It is published again as it was.',
  restored: 'It is restored, and a strike that came with it is withdrawn.',
  answeredToast: (username: string) => `@${username} has a message with your answer.`,
  noteHelp: (username: string) => `@${username} reads it, without your name.`,
  grantTitle: 'Overturn the decision?',
  refuseTitle: 'Keep the decision?',
  refuseText: 'There is no second appeal. Explain clearly why the decision stays.',
};

/** duplicates/duplicate-queue.tsx */
export const DUPLICATE_QUEUE = {
  emptyText: 'Prompts that are very similar to an earlier prompt of another author appear here.',
  ownText: 'One of them is yours, so a colleague decides.',
  removeButton: 'Take the later down…',
  diffLegend: 'Struck through: only in the earlier prompt. Marked: only in the later prompt.',
  identicalText: 'The texts are identical.',
  keptToast: (title: string) => `“${title}” is no longer listed here.`,
  removedToast: (username: string) => `@${username} has a message that explains how to appeal.`,
  keepText: 'Both stay in the marketplace. This pair is not shown again.',
  keepNoteHelp: 'For the log.',
  removeTitle: (title: string) => `Take “${title}” down?`,
  removeText: 'The earlier one stays. The author gets the reason and can appeal.',
  removeNoteHelp: 'Do not quote the earlier text: it may be sealed.',
};

/** featured/add-slot.tsx */
export const ADD_SLOT = {
  fullText: 'All slots are taken. Remove one to add another.',
  searchFailed: 'The search failed. Please try again.',
  emptyText: 'No published prompt matches.',
};

/** featured/featured-slots.tsx */
export const FEATURED_SLOTS = {
  movedNews: (title: string, to: number, count: number) => `${title} is now number ${to + 1} of ${count}.`,
  savedToast: 'The marketplace shows them from their first day on.',
  addedNews: (title: string, count: number) => `${title} is now number ${count + 1}.`,
  emptyText: 'Search for a prompt and add it.',
  removedNews: (title: string) => `${title} was removed.`,
  conflictText: 'Saving replaces them with yours. Discard yours to see them.',
  saveFailed: 'No answer arrived. You can press again.',
  unsavedNote: 'Not saved yet, and kept in this tab. Days are UTC.',
};

/** featured/slot-edits.ts */
export const SLOT_EDITS = {
  datesProblem: 'The last day is before the first',
};

/** log/takedown-log.tsx */
export const TAKEDOWN_LOG = {
  negativeLabel: 'Taken down or sent back',
  noMatchText: 'Remove filters to find more decisions.',
  emptyText: 'No prompt has been taken down or sent back.',
};

/** refunds/refund-card.tsx */
export const REFUND_CARD = {
  tooManyRuns: `${REFUND_RUNS} runs or more since`,
  takenDownText: 'The prompt is taken down, so its buyer can get a refund without asking.',
  ownText: 'You bought it or wrote it, so a colleague decides.',
};

/** refunds/refund-queue.tsx */
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
};

/** reports/report-card.tsx */
export const REPORT_CARD = {
  chooseLabel: (title: string) => `Choose the report about ${title}`,
  others: (count: number) => (count === 1 ? 'one other person' : `${count.toLocaleString('en-US')} others`),
  ownText: 'This is about your own work, so a colleague decides.',
  hideButton: 'Hide and ask…',
};

/** reports/report-dialog.tsx */
export const REPORT_DIALOG = {
  dismissManyTitle: (count: number) => `Dismiss ${count} reports?`,
  dismissText: 'It stays online. All open reports about it are closed, and the people who reported it get a message.',
  dismissNoteHelp: 'For the log. It is not sent.',
  hideTitle: (what: string) => `Hide ${what} and ask its author?`,
  hideText: 'It leaves the marketplace until its author has changed it and a moderator has approved the change. Buyers who unlocked it keep it. It does not count as a strike.',
  hideNoteLabel: 'What its author should change',
  hideNoteHelp: 'Its author reads it. Do not name yourself or the person who reported it.',
  removeTitle: (what: string) => `Take ${what} down?`,
  removeText: (ofPrompt: boolean) =>
    `Only its owner can still see it. The owner gets the reason and can appeal.${ofPrompt ? ' Buyers get a message and can get their tokens back.' : ''}`,
  removeNoteHelp: 'Name the passage or the picture. Do not name yourself or the person who reported it.',
};

/** reports/report-queue.tsx */
export const REPORT_QUEUE = {
  openEmpty: 'Open reports appear here, oldest first.',
  upheldEmpty: 'Reports that led to a takedown appear here.',
  dismissedEmptyTitle: 'No report was dismissed yet',
  dismissedEmpty: 'Dismissed reports appear here.',
  doneToast: 'The people who reported it have a message.',
};

/** tags/merge-dialog.tsx */
export const MERGE_DIALOG = {
  nameMissing: 'Type the name that stays',
  nameSame: 'That is its name already',
  doneToast: (changed: number, name: string) => `${promptWords(changed)} now ${plural(changed, 'carries', 'carry')} #${name}.`,
  description: (carried: number) => `${promptWords(carried)} ${plural(carried, 'carries', 'carry')} it. A name that exists already takes over its prompts.`,
  failed: 'No answer arrived. You can press again: it happens only once.',
  mergeWarning: (carried: number, tag: string) => `${promptWords(carried)} of #${tag} move there, and #${tag} is gone. This cannot be undone.`,
};

/** tags/tag-list.tsx */
export const TAG_LIST = {
  noMatchText: 'Type fewer letters to find more tags.',
  emptyText: 'Tags of published prompts show up here.',
  renameButton: 'Rename or merge',
};

/** use-verdict.ts */
export const USE_VERDICT = {
  queueRefreshed: 'The queue is up to date again.',
};

/** verdict-dialog.tsx */
export const VERDICT_DIALOG = {
  failed: 'No answer arrived. You can press again: it is decided only once.',
  ruleHelp: 'The owner gets an explanation of this rule.',
  noteProblem: 'Explain it in one sentence',
  strikeHelp: `It expires after ${STRIKE_DAYS} days. ${STRIKES_TO_PAUSE} at once pause publishing.`,
};
