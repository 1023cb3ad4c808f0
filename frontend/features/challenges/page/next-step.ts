import { VOTES_FOR_TAKING_PART } from '#contracts/challenges.ts';
import type { ChallengeDetail } from '#contracts/challenges.ts';

export type NextStep = 'scheduled' | 'make' | 'more' | 'vote' | 'voted' | 'wait' | 'winners' | 'host' | 'cancelled';

/** Returns what the viewer can do next in a challenge, such as make an entry or vote. */
export function nextStep(challenge: Pick<ChallengeDetail, 'state' | 'you' | 'ownEntries' | 'maxEntriesPerPerson' | 'entries'>): NextStep {
  const { state, you, ownEntries, maxEntriesPerPerson } = challenge;
  if (state === 'cancelled' || state === 'scheduled') return state;
  if (state === 'completed') return 'winners';
  if (state === 'judging') return 'wait';
  if (state === 'voting') return votesToCast(challenge) > 0 ? 'vote' : 'voted';
  if (you?.host) return 'host';
  const standing = ownEntries.filter(({ status }) => status === 'submitted').length;
  return standing === 0 ? 'make' : standing < maxEntriesPerPerson ? 'more' : 'wait';
}

/**
 * Returns on how many more pairs the viewer should vote for the ten votes that bring a token and the prize for taking part. It is never more
 * than the pairs that the viewer has not seen: a challenge with few entries has few pairs, and own entries are in none of them.
 */
export function votesToCast({ you, ownEntries, entries }: Pick<ChallengeDetail, 'you' | 'ownEntries' | 'entries'>): number {
  const others = entries - ownEntries.filter(({ status }) => status === 'submitted').length;
  const unseen = (others * (others - 1)) / 2 - (you?.seen ?? 0);
  return Math.max(0, Math.min(VOTES_FOR_TAKING_PART - (you?.votes ?? 0), unseen));
}
