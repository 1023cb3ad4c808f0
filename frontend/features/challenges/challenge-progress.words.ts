import { counted } from '#contracts/plural.ts';
import { VOTES_PER_TOKEN } from '#contracts/challenge-votes.ts';

/** Sentences in place of a link to the vote, when no pair of entries waits for the viewer: all pairs were seen, or there are too few entries. */
export const NO_PAIRS_LEFT = {
  all_seen: (time: string) => `You have seen every pair. The results come ${time}.`,
  few_entries: (time: string) => `There are too few entries to compare. The results come ${time}.`,
};

/** The same sentences where today's challenge stands beside the vote on yesterday's. */
export const NO_PAIRS_YESTERDAY = {
  all_seen: (time: string) => `You have seen every pair of yesterday’s challenge. Its results come ${time}.`,
  few_entries: (time: string) => `Yesterday’s challenge has too few entries to compare. Its results come ${time}.`,
};

/** Says how many more counted votes bring the viewer today's token, as `votesToToken` of the contract counts them. */
export const votesToTokenWords = (left: number | null): string => {
  if (left === null) return `${VOTES_PER_TOKEN} votes that count bring 1 token, at most once a day.`;
  if (left === 0) return 'Your votes bring no further token today.';
  return `${counted(left, 'more vote')} that ${left === 1 ? 'counts brings' : 'count bring'} today’s token.`;
};
