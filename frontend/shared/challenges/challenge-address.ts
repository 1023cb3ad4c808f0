import type { ChallengeCard } from '#contracts/challenges.ts';

export const CHALLENGE_TABS = ['generate', 'entries', 'vote', 'winners', 'discussion'] as const;
export type ChallengeTab = (typeof CHALLENGE_TABS)[number];

/** The tab of a challenge with something to do or to see, by the challenge's state. An address without a tab opens it. */
export const openingTab = (state: ChallengeCard['state']): ChallengeTab =>
  state === 'voting' ? 'vote' : state === 'completed' ? 'winners' : state === 'judging' ? 'entries' : 'generate';

/** Returns the address of a challenge's page, or of one of its tabs. */
export const challengePath = ({ slug }: { slug: string }, tab?: ChallengeTab): string => `/challenge/${slug}${tab === undefined ? '' : `?tab=${tab}`}`;

/** Returns the address of a challenge's vote in a full window. After voting it shows the pairs between which the viewer chose. */
export const duelPath = (challenge: { slug: string }): string => `${challengePath(challenge, 'vote')}&duel=1`;
