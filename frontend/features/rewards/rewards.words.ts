import { tokenWords } from '#ui/token-amount.tsx';
import { localTime, timeUntil } from './reset-words.ts';

/** amounts/amounts-form.tsx */
export const AMOUNTS_FORM = {
  savedToast: 'They apply from the next reward on.',
  reasonHelp: 'For the audit log, beside your name.',
  failed: 'No answer arrived.',
  retry: 'You can press again: it happens only once.',
};

/** amounts/amounts-section.tsx */
export const AMOUNTS_SECTION = {
  intro: 'Tokens that members get for free. A change applies from the next reward on.',
  firstVersion: (version: number) => `Version ${version}, the amounts that the product came with`,
  inForce: (version: number) => `Version ${version}, in force since {day} by {person}`,
};

/** claim-button.tsx */
export const CLAIM_BUTTON = {
  failed: 'The claim failed.',
  retry: 'You can press again: it counts only once.',
};

/** earn/earn-ways.tsx */
export const EARN_WAYS = {
  resetTime: (nextResetAt: string, now: number) => `in ${timeUntil(nextResetAt, now)}, at ${localTime(nextResetAt)} your time`,
  achievementsNote: (bronze: number, silver: number, gold: number) => `${bronze} for bronze, ${silver} for silver, ${tokenWords(gold)} for gold, once each.`,
  checklistNote: (checklistStep: number) => `${tokenWords(checklistStep)} for each step, once.`,
  todayText: (cap: number) => `The daily token, achievements and first steps are always paid. What you can repeat pays at most ${tokenWords(cap)} a day: {left}. The next day begins {reset}.`,
  leftToday: (left: number) => `${left} left today`,
  waitingTitle: (tokens: number) => (tokens === 1 ? '1 token waits for you' : `${tokenWords(tokens)} wait for you`),
  dailyNote: (dailyClaim: number, seventhDay: number) => `${tokenWords(dailyClaim)} a day${seventhDay > dailyClaim ? `, ${seventhDay} on every seventh day in a row` : ''}.`,
};

/** streak/week-days.tsx */
export const WEEK_DAYS = {
  frozen: 'missed, saved by the freeze',
};

/** use-claim.ts */
export const USE_CLAIM = {
  claimedElsewhere: 'You claimed it in another tab or on another device.',
};
