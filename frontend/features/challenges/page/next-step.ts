import { VOTES_FOR_TAKING_PART } from '#contracts/challenges.ts';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { noPairsLeft } from '../no-pairs-left.ts';

export type NextStep = 'scheduled' | 'make' | 'more' | 'vote' | 'voted' | 'all_seen' | 'few_entries' | 'wait' | 'winners' | 'host' | 'cancelled';

/** Returns what the viewer can do next in a challenge, such as make an entry or vote. */
export function nextStep(challenge: Pick<ChallengeDetail, 'state' | 'you' | 'ownEntries' | 'maxEntriesPerPerson'>): NextStep {
  const { state, you, ownEntries, maxEntriesPerPerson } = challenge;
  if (state === 'cancelled' || state === 'scheduled') return state;
  if (state === 'completed') return 'winners';
  if (state === 'judging') return 'wait';
  if (state === 'voting') return noPairsLeft(you) ?? (votesToCast(you) > 0 ? 'vote' : 'voted');
  if (you?.host) return 'host';
  const standing = ownEntries.filter(({ status }) => status === 'submitted').length;
  return standing === 0 ? 'make' : standing < maxEntriesPerPerson ? 'more' : 'wait';
}

/**
 * Returns on how many more pairs the viewer should vote: for ten counted votes in this challenge, and for today's token. It is never more than the
 * pairs that wait for the viewer.
 */
export function votesToCast(you: ChallengeDetail['you']): number {
  if (you === null) return 0;
  return Math.min(Math.max(VOTES_FOR_TAKING_PART - you.votes, you.votesToToken ?? 0), you.pairsLeft ?? 0);
}

/** Returns how many more counted votes bring an entrant the prize for taking part; null without such a prize, or when too few pairs are left for it. */
export function votesToPrize({ you, prizes }: Pick<ChallengeDetail, 'you' | 'prizes'>): number | null {
  if (you === null || you.entries === 0 || prizes.takingPart === null) return null;
  const missing = VOTES_FOR_TAKING_PART - you.votes;
  return missing > 0 && missing <= (you.pairsLeft ?? 0) ? missing : null;
}
