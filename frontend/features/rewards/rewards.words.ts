import { tokenWords } from '#ui/token-amount.tsx';
import { localTime, timeUntil } from './reset-words.ts';

export const AMOUNTS_FORM = {
  savedToast: 'They apply from the next reward on.',
  reasonHelp: 'For the audit log, beside your name.',
  failed: 'No answer arrived.',
  retry: 'You can press again: it happens only once.',
  toast: 'Rewards changed',
  label: 'Reason',
  showTheLatestButton: 'Show the latest',
  backDefaultsButton: 'Back to the defaults',
  cancelButton: 'Cancel',
  busyLabel: 'Saving…',
  changeNowButton: 'Change now',
};

export const AMOUNTS_SECTION = {
  intro: 'Tokens that members get for free. A change applies from the next reward on.',
  firstVersion: (version: number) => `Version ${version}, the amounts that the product came with`,
  inForce: (version: number) => `Version ${version}, in force since {day} by {person}`,
  heading: 'Rewards',
  label: 'Edit rewards',
  button: 'Edit',
};

export const CLAIM_BUTTON = {
  failed: 'The claim failed.',
  retry: 'You can press again: it counts only once.',
  claimedTodayButton: 'Claimed today',
  busyLabel: 'Claiming…',
  claimDailyTokenButton: 'Claim daily token',
};

export const EARN_WAYS = {
  resetTime: (nextResetAt: string, now: number) => `in ${timeUntil(nextResetAt, now)}, at ${localTime(nextResetAt)} your time`,
  achievementsNote: (bronze: number, silver: number, gold: number) => `${bronze} for bronze, ${silver} for silver, ${tokenWords(gold)} for gold, once each.`,
  checklistNote: (checklistStep: number) => `${tokenWords(checklistStep)} for each step, once.`,
  todayText: (cap: number) => `The daily token, achievements and first steps are always paid. What you can repeat pays at most ${tokenWords(cap)} a day: {left}. The next day begins {reset}.`,
  leftToday: (left: number) => `${left} left today`,
  waitingTitle: (tokens: number) => (tokens === 1 ? '1 token waits for you' : `${tokenWords(tokens)} wait for you`),
  dailyNote: (dailyClaim: number, seventhDay: number) => `${tokenWords(dailyClaim)} a day${seventhDay > dailyClaim ? `, ${seventhDay} on every seventh day in a row` : ''}.`,
  dailyTokenTitle: 'Daily token',
  achievementsTitle: 'Achievements',
  link: 'See achievements',
  firstStepsTitle: 'First steps',
  votesTitle: 'Votes in challenges',
  votesNote: (votes: number) => `1 token for ${votes} votes that count, once a day.`,
  votesLink: 'See challenges',
  heading: 'Ways to earn',
};

export const WEEK_DAYS = {
  frozen: 'missed, your streak survived',
  before: 'before your first claim',
  today: 'not claimed yet',
  ahead: 'still to come',
  label: 'This week',
};

export const USE_CLAIM = {
  claimedElsewhere: 'You claimed it in another tab or on another device.',
};

export const CHECKLIST_CARD = {
  heading: ['First tricks', 'First steps'] as const,
  ofDoneText: (done: number, count: number) => `${done} of ${count} done`,
  label: 'First steps',
  doneAndPaidText: 'Done and paid',
  opensWithText: (opensWith: string) => `Opens with ${opensWith}`,
  notDoneYetText: 'Not done yet',
};

export const STREAK_CARD = {
  resetsMinTimeText: 'Resets in 12 h 30 min, at 02:00 your time.',
  boughtEarnedTokensText: 'Bought and earned tokens never expire.',
  resetText: (claimed: boolean, until: string, at: string) => `${claimed ? 'Next token' : 'Resets'} in ${until}, at ${at} your time.`,
};
