import type { ChallengeCard } from '#contracts/challenges.ts';

export const CHALLENGE_TABS = ['generate', 'entries', 'vote', 'winners', 'discussion'] as const;
export type ChallengeTab = (typeof CHALLENGE_TABS)[number];

/** The tab with something to do or to see in this state. An address without a tab opens it. */
export const openingTab = (state: ChallengeCard['state']): ChallengeTab =>
  state === 'voting' ? 'vote' : state === 'completed' ? 'winners' : state === 'judging' ? 'entries' : 'generate';

/** The page of a challenge, or one of its tabs. */
export const challengePath = ({ slug }: { slug: string }, tab?: ChallengeTab): string => `/challenge/${slug}${tab === undefined ? '' : `?tab=${tab}`}`;

/** Address of the full-window vote of a challenge; after voting it shows the viewer's own pairs. */
export const duelPath = (challenge: { slug: string }): string => `${challengePath(challenge, 'vote')}&duel=1`;
