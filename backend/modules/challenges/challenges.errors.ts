import type { EntryRefusal } from '#contracts/challenge-entries.ts';
import { ENTRIES_PER_PERSON } from '#contracts/challenges.ts';
import type { FreeTry } from '#contracts/challenges.ts';
import { AppError, notFound } from '#kernel/errors.ts';

const conflict = (code: string, message: string, details?: Record<string, unknown>): AppError => new AppError(code, 'conflict', message, details ? { details } : {});

export const challengeMissing = (): AppError => notFound('This challenge');
export const entryMissing = (): AppError => notFound('This entry');
export const themeMissing = (): AppError => notFound('This theme');

export const entriesClosed = (): AppError => conflict('entries_closed', 'This challenge takes no entries now.');
export const ownChallenge = (): AppError => conflict('own_challenge', 'You host this challenge, so you cannot enter it.');
export const entriesFull = (): AppError => conflict('entries_full', `You have sent ${ENTRIES_PER_PERSON} entries. Withdraw or replace one to send another.`);
export const challengeFull = (limit: number): AppError => conflict('challenge_full', `This challenge takes ${limit} entries, and it has them.`);

const FREE_TRY: Record<Exclude<FreeTry, 'available'>, string> = {
  none: 'This challenge has no free run.',
  used: 'You have used the free run of this challenge.',
  email_unconfirmed: 'Confirm your email first. Then the free run is yours.',
  budget_spent: 'The free runs of today are used up. Run it for its price, or come back tomorrow.',
};
export const freeTryGone = (freeTry: Exclude<FreeTry, 'available'>): AppError => conflict('free_try_gone', FREE_TRY[freeTry], { freeTry });

const REFUSALS: Record<EntryRefusal, string> = {
  not_for_this: 'This was not made for this challenge.',
  made_elsewhere: 'This came from another installation.',
  no_output: 'This run has no result to send.',
  start_file: 'This started from a file or from another creation.',
  already_sent: 'This is an entry already.',
  in_trash: 'This is in the trash.',
  shared: 'Other people can see this already. Make it private first.',
  prompt_gone: 'Its prompt may not be used for entries any more.',
};
export const notEligible = (refusal: EntryRefusal): AppError => conflict('not_eligible', REFUSALS[refusal], { refusal });

export const resultsStand = (): AppError => conflict('results_stand', 'The results stand already.');
export const alreadyPaid = (): AppError => conflict('already_paid', 'The prizes of this challenge are paid already.');
export const notClosed = (): AppError => conflict('not_closed', 'The voting is not over yet.');
export const notScheduled = (): AppError => conflict('not_scheduled', 'This challenge has opened, so its type stays.');
export const dayOpen = (): AppError => conflict('day_open', 'This day has begun. Its challenge stays as it is.');
export const wrongThemeType = (contentType: string): AppError => conflict('wrong_type', `This day asks for a theme of the type ${contentType}.`);
export const weekTaken = (): AppError => conflict('week_taken', 'This week has a challenge already.');
export const themeChanged = (): AppError => conflict('theme_changed', 'Another administrator changed this theme meanwhile. Load it again.');
export const entriesExist = (): AppError => conflict('entries_exist', 'People have entered, so the challenge stays. An administrator can cancel it.');
export const creatorNeeded = (): AppError => conflict('creator_needed', 'Publish a prompt first. Then you can host a challenge.');
export const feesOff = (): AppError => conflict('fees_off', 'Challenges have no entry fees at the moment.');
