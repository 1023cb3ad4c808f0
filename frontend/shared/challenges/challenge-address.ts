/** The tabs of a challenge's page; the first one has no name in the address. */
export const CHALLENGE_TABS = ['generate', 'entries', 'vote', 'winners', 'discussion'] as const;
export type ChallengeTab = (typeof CHALLENGE_TABS)[number];

/** The page of a challenge, or one of its tabs. */
export const challengePath = ({ slug }: { slug: string }, tab: ChallengeTab = 'generate'): string => `/challenge/${slug}${tab === 'generate' ? '' : `?tab=${tab}`}`;

/** The vote of a challenge over the whole window, or afterwards the viewer's own pairs. */
export const duelPath = (challenge: { slug: string }): string => `${challengePath(challenge, 'vote')}&duel=1`;
