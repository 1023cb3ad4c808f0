import type { ChallengeDetail } from '#contracts/challenges.ts';
import type { VotePair, VoteProgress } from '#contracts/challenge-votes.ts';

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Makes a challenge as the server would answer it, for tests of components. */
export const aChallenge = (part: Partial<ChallengeDetail> = {}): ChallengeDetail => ({
  id: uuid(1), slug: 'a-world-in-a-teacup', kind: 'daily', title: 'A world in a teacup', theme: 'Make a landscape small enough to sip.', contentType: 'image', difficulty: 2, state: 'active',
  opensAt: '2026-11-26T00:00:00.000Z', closesAt: '2026-11-27T00:00:00.000Z', votingEndsAt: '2026-11-28T00:00:00.000Z', resultsAt: '2026-11-28T04:00:00.000Z', paidAt: '2026-11-29T04:00:00.000Z',
  prizes: { places: [30, 15, 5], newcomer: 10, takingPart: 1, pool: null }, entries: 12, maxEntries: null, entryFee: 0, host: null, coverUrl: null,
  you: { entries: 0, votes: 0, seen: 0, pairsLeft: part.state === 'voting' ? 10 : null, votesToToken: 10, freeTry: 'available', notify: false, host: false, place: null, prize: null },
  rules: ['One landscape in one cup.'], criteria: [{ key: 'theme', label: 'Theme', weight: 60, hint: 'A whole place' }, { key: 'craft', label: 'Craft', weight: 40, hint: 'Light and edges' }], judge: 'none',
  form: { sections: [] }, maxEntriesPerPerson: 3, entrants: 9, comments: 0, cancelReason: null, ownEntries: [],
  ...part,
});

const text = (number: number, side: string) => ({ id: uuid(number), contentType: 'text' as const, text: `Entry ${number} ${side}`, url: null, posterUrl: null, mime: null, width: null, height: null });

/** Makes a pair of text entries to vote on, for tests of components. */
export const aPair = (number: number): VotePair => ({ id: uuid(100 + number), left: text(number, 'left'), right: text(number, 'right') });

/** Makes the progress of a voter who has cast this many of the ten votes for today's token, for tests of components. */
export const progress = (towardsToken: number): VoteProgress => ({ votes: towardsToken, towardsToken, tokenToday: false, tokenCapped: false, uncounted: null });
