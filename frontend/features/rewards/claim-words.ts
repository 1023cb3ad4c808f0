import { pluralWord } from '#contracts/plural.ts';
import type { Rewards } from '#contracts/rewards.ts';
import { untilWords } from '#shared/rewards/reward-words.ts';
import { tokenWords } from '#ui/token-amount.tsx';

const days = (count: number): string => `${count} ${pluralWord(count, 'day')}`;

/** Returns the text of the toast after a daily claim. */
export function claimWords(amount: number, current: number, waitsUntil: string | null): { title: string; description: string } {
  const row = current > 1 ? `That makes ${days(current)} in a row.` : 'Day 1 of a new streak.';
  if (amount === 0) return { title: 'Streak kept', description: row };
  if (waitsUntil !== null) return { title: `${tokenWords(amount)} claimed`, description: `${row} +${amount} when you confirm your email, ${untilWords(waitsUntil)}.` };
  return { title: `${tokenWords(amount)} claimed`, description: row };
}

/** Says how long the streak of daily claims is: "6-day streak", or how to start one. */
export const streakTitle = (current: number): string => (current > 0 ? `${current}-day streak` : 'Start your streak');

/** Says what the week's freeze of the streak does, or that it was used. */
export const freezeWords = (available: boolean): string => (available ? 'Miss one day and your streak survives' : 'One missed day is covered this week already. The next cover comes on Monday');

/** Says how many tokens the next daily claim pays. `strong` is the amount, which is shown bold. */
export function nextClaimWords({ claim, amounts }: Rewards): { before: string; strong: string; after: string } {
  const { claimsToBonus, claimedToday, streak } = claim;
  if (amounts.seventhDay <= amounts.dailyClaim) return { before: 'Each day pays ', strong: tokenWords(amounts.dailyClaim), after: '.' };
  const paid = { strong: tokenWords(amounts.seventhDay), after: ` instead of ${amounts.dailyClaim}.` };
  if (claimsToBonus > 1) return { before: `${claimsToBonus} more claims make it ${streak.current + claimsToBonus} days. Every seventh day pays `, ...paid };
  return { before: `${claimedToday ? 'Tomorrow makes' : 'Claim today to make'} it ${streak.current + 1} days. Every seventh day pays `, ...paid };
}
