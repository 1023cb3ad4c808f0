import { counted } from '#contracts/plural.ts';

/** Returns a next feature's share of all votes in whole percent, 0 while there are no votes (docs/rules/feedback.md#vote-share). */
export const voteShare = (votes: number, total: number): number => (total === 0 ? 0 : Math.round((votes * 100) / total));

/** Writes a number of votes as text: "1 vote", "1,204 votes". */
export const voteWords = (votes: number): string => counted(votes, 'vote');
