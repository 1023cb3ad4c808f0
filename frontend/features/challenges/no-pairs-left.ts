import type { ChallengeCard, ChallengeYou } from '#contracts/challenges.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { NO_PAIRS_LEFT, NO_PAIRS_YESTERDAY } from './challenge-progress.words.ts';

/** Why no pair of a challenge's entries waits for the viewer's vote: the viewer has seen all of them, or there are too few entries. Null while a pair waits. */
export const noPairsLeft = (you: Pick<ChallengeYou, 'pairsLeft' | 'seen'> | null): 'all_seen' | 'few_entries' | null => (you?.pairsLeft !== 0 ? null : you.seen > 0 ? 'all_seen' : 'few_entries');

/**
 * Says why no pair waits for the viewer's vote, and when the results come. Null while a pair waits: then a link to the vote stands there.
 * @param now the server's time in ms since the epoch
 * @param words `yesterday` names the challenge, for places where today's stands too
 */
export function useNoPairsLeft(challenge: Pick<ChallengeCard, 'you' | 'resultsAt'> | null, now: number, words: 'here' | 'yesterday' = 'here'): string | null {
  const { timeZone } = useReaderClock();
  const why = noPairsLeft(challenge?.you ?? null);
  return challenge && why && (words === 'here' ? NO_PAIRS_LEFT : NO_PAIRS_YESTERDAY)[why](shortMoment(challenge.resultsAt, now, timeZone));
}
