import { STRIKES_TO_PAUSE, STRIKE_DAYS } from '#contracts/moderation.ts';
import { REFUND_RUNS } from '#contracts/selling.ts';
import { tokenWords } from '#ui/token-amount.tsx';
import { promptWords } from './tags/prompt-words.ts';

/** appeals/appeal-queue.tsx */
export const APPEAL_QUEUE = {
  authorsCanAppeal: 'Authors can appeal a decision once. Open appeals appear here.',
  colleagueShouldAnswer: 'A colleague should answer it. Answer it yourself only if you are the only moderator.',
  keepTheDecision: 'Keep the decision',
  overturnTheDecision: 'Overturn the decision',
  approvalStays: 'The approval stays.',
  itGoesBackInto: 'It goes back into the review queue.',
  itIsPublishedAgain: 'It is published again as it was.',
  itIsRestored: 'It is restored, and a strike that came with it is withdrawn.',
  hasAMessage: (username: string) => `@${username} has a message with your answer.`,
  readsItWithout: (username: string) => `@${username} reads it, without your name.`,
  overturnTheDecision2: 'Overturn the decision?',
  keepTheDecision2: 'Keep the decision?',
  thereIsNoSecond: 'There is no second appeal. Explain clearly why the decision stays.',
};

/** duplicates/duplicate-queue.tsx */
export const DUPLICATE_QUEUE = {
  promptsThatAreVery: 'Prompts that are very similar to an earlier prompt of another author appear here.',
  oneOfThem: 'One of them is yours, so a colleague decides.',
  takeTheLaterDown: 'Take the later down…',
  struckThroughOnly: 'Struck through: only in the earlier prompt. Marked: only in the later prompt.',
  textsAreIdentical: 'The texts are identical.',
  isNoLongerListed: (title: string) => `“${title}” is no longer listed here.`,
  hasAMessage: (username: string) => `@${username} has a message that explains how to appeal.`,
  bothStay: 'Both stay in the marketplace. This pair is not shown again.',
  forTheLog: 'For the log.',
  takeDown: (title: string) => `Take “${title}” down?`,
  earlierOneStays: 'The earlier one stays. The author gets the reason and can appeal.',
  doNotQuote: 'Do not quote the earlier text: it may be sealed.',
};

/** featured/add-slot.tsx */
export const ADD_SLOT = {
  allSlotsAreTaken: 'All slots are taken. Remove one to add another.',
  searchFailedPleaseTry: 'The search failed. Please try again.',
  noPublishedPromptMatches: 'No published prompt matches.',
};

/** featured/featured-slots.tsx */
export const FEATURED_SLOTS = {
  isNowNumber: (title: string, to: number, count: number) => `${title} is now number ${to + 1} of ${count}.`,
  marketplaceShowsThem: 'The marketplace shows them from their first day on.',
  isNowNumber2: (title: string, count: number) => `${title} is now number ${count + 1}.`,
  searchForAPrompt: 'Search for a prompt and add it.',
  wasRemoved: (title: string) => `${title} was removed.`,
  savingReplacesThem: 'Saving replaces them with yours. Discard yours to see them.',
  noAnswerArrived: 'No answer arrived. You can press again.',
  notSavedYet: 'Not saved yet, and kept in this tab. Days are UTC.',
};

/** featured/slot-edits.ts */
export const SLOT_EDITS = {
  lastDayIsBefore: 'The last day is before the first',
};

/** log/takedown-log.tsx */
export const TAKEDOWN_LOG = {
  takenDownOrSent: 'Taken down or sent back',
  removeFiltersToFind: 'Remove filters to find more decisions.',
  noPromptHasBeen: 'No prompt has been taken down or sent back.',
};

/** refunds/refund-card.tsx */
export const REFUND_CARD = {
  runsOrMoreSince: `${REFUND_RUNS} runs or more since`,
  promptIsTakenDown: 'The prompt is taken down, so its buyer can get a refund without asking.',
  youBought: 'You bought it or wrote it, so a colleague decides.',
};

/** refunds/refund-queue.tsx */
export const REFUND_QUEUE = {
  refundRequestsThatNeed: 'Refund requests that need a decision appear here, oldest first.',
  grantedRefundsAppearHere: 'Granted refunds appear here.',
  refusedRefundsAppearHere: 'Refused refunds appear here.',
  hasAMessageAbout: (username: string) => `@${username} has a message about it.`,
  readsItWithout: (username: string) => `@${username} reads it, without your name.`,
  giveBack: (paid: number) => `Give ${tokenWords(paid)} back?`,
  buyerGetsTheTokens: 'The buyer gets the tokens back, the creator loses the earning, and the text is sealed again.',
  refuseTheRefund: 'Refuse the refund?',
  buyerKeepsThePrompt: 'The buyer keeps the prompt and cannot ask again. Explain clearly why.',
};

/** reports/report-card.tsx */
export const REPORT_CARD = {
  chooseTheReportAbout: (title: string) => `Choose the report about ${title}`,
  and: (others: number) => `, and ${others === 1 ? 'one other person' : `${others.toLocaleString('en-US')} others`}`,
  thisIsAbout: 'This is about your own work, so a colleague decides.',
  hideAndAsk: 'Hide and ask…',
};

/** reports/report-dialog.tsx */
export const REPORT_DIALOG = {
  dismissReports: (count: number) => `Dismiss ${count} reports?`,
  itStaysOnlineAll: 'It stays online. All open reports about it are closed, and the people who reported it get a message.',
  forTheLog: 'For the log. It is not sent.',
  hideAndAsk: (what: string) => `Hide ${what} and ask its author?`,
  itLeavesTheMarketplace: 'It leaves the marketplace until its author has changed it and a moderator has approved the change. Buyers who unlocked it keep it. It does not count as a strike.',
  whatItsAuthorShould: 'What its author should change',
  itsAuthorReads: 'Its author reads it. Do not name yourself or the person who reported it.',
  takeDown: (what: string) => `Take ${what} down?`,
  buyersGetAMessage: ' Buyers get a message and can get their tokens back.',
  nameThePassage: 'Name the passage or the picture. Do not name yourself or the person who reported it.',
};

/** reports/report-queue.tsx */
export const REPORT_QUEUE = {
  openReportsAppearHere: 'Open reports appear here, oldest first.',
  reportsThatLed: 'Reports that led to a takedown appear here.',
  noReportWasDismissed: 'No report was dismissed yet',
  dismissedReportsAppearHere: 'Dismissed reports appear here.',
  peopleWhoReported: 'The people who reported it have a message.',
};

/** tags/merge-dialog.tsx */
export const MERGE_DIALOG = {
  typeTheName: 'Type the name that stays',
  thatIsItsName: 'That is its name already',
  now: (changed: number, name: string) => `${promptWords(changed)} now ${changed === 1 ? 'carries' : 'carry'} #${name}.`,
  description: (carried: number) => `${promptWords(carried)} ${carried === 1 ? 'carries' : 'carry'} it. A name that exists already takes over its prompts.`,
  noAnswerArrived: 'No answer arrived. You can press again: it happens only once.',
  ofMoveThere: (carried: number, tag: string) => `${promptWords(carried)} of #${tag} move there, and #${tag} is gone. This cannot be undone.`,
};

/** tags/tag-list.tsx */
export const TAG_LIST = {
  typeFewerLetters: 'Type fewer letters to find more tags.',
  tagsOfPublishedPrompts: 'Tags of published prompts show up here.',
  renameOrMerge: 'Rename or merge',
};

/** use-verdict.ts */
export const USE_VERDICT = {
  queueIsUp: 'The queue is up to date again.',
};

/** verdict-dialog.tsx */
export const VERDICT_DIALOG = {
  noAnswerArrived: 'No answer arrived. You can press again: it is decided only once.',
  ownerGetsAnExplanation: 'The owner gets an explanation of this rule.',
  explainItInOne: 'Explain it in one sentence',
  itExpiresAfterDays: `It expires after ${STRIKE_DAYS} days. ${STRIKES_TO_PAUSE} at once pause publishing.`,
};
