import type { ChallengeDetail } from '#contracts/challenges.ts';

export type NextStep = 'scheduled' | 'make' | 'more' | 'vote' | 'wait' | 'winners' | 'host' | 'cancelled';

/** Returns what the viewer can do next in a challenge, such as make an entry or vote. */
export function nextStep({ state, you, ownEntries, maxEntriesPerPerson }: Pick<ChallengeDetail, 'state' | 'you' | 'ownEntries' | 'maxEntriesPerPerson'>): NextStep {
  if (state === 'cancelled' || state === 'scheduled') return state;
  if (state === 'completed') return 'winners';
  if (state === 'judging') return 'wait';
  if (state === 'voting') return 'vote';
  if (you?.host) return 'host';
  const standing = ownEntries.filter(({ status }) => status === 'submitted').length;
  return standing === 0 ? 'make' : standing < maxEntriesPerPerson ? 'more' : 'wait';
}
