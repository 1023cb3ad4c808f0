import { counted, pluralWord } from '#contracts/plural.ts';
import { dateText } from '#lib/date-text.ts';

const day = (iso: string): string => dateText(new Date(iso), { day: 'numeric', month: 'short' });

interface Reward {
  rewardState: 'open' | 'waiting' | 'paid' | 'lapsed';
  /** Number of tokens of the reward. */
  rewardTokens: number;
  waitsUntil: string | null;
}

/** Writes the state of a waiting or lapsed reward, such as "+3 when you confirm your email, until 20 Dec"; null for an open or paid one. */
export function waitingWords({ rewardState, rewardTokens, waitsUntil }: Reward): string | null {
  if (waitsUntil === null || rewardTokens === 0) return null;
  if (rewardState === 'waiting') return `+${rewardTokens} when you confirm your email, until ${day(waitsUntil)}`;
  return rewardState === 'lapsed' ? `${counted(rewardTokens, 'token')} lapsed: the email was not confirmed by ${day(waitsUntil)}` : null;
}

/** Writes that the user must confirm the email to get waiting rewards, and until when. */
export const confirmWords = ({ tokens: count, until }: { tokens: number; until: string }): string => `Confirm your email by ${day(until)} to get ${pluralWord(count, 'it', 'them')}. After that ${pluralWord(count, 'it lapses', 'they begin to lapse')}.`;

/** Writes the deadline of a reward: "until 20 Dec". */
export const untilWords = (until: string): string => `until ${day(until)}`;
