import { counted } from '#contracts/plural.ts';
import { VOTES_PER_TOKEN } from '#contracts/challenge-votes.ts';
import type { getResults, VoteChoice, VoteProgress } from '#contracts/challenge-votes.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';

const missing = ({ towardsToken }: VoteProgress): number => VOTES_PER_TOKEN - towardsToken;

type Judged = NonNullable<ResponseOf<typeof getResults>['judged']>;

/**
 * Says how many pairs the viewer saw in a challenge, and how many of them can be compared with the final order. Skipped pairs and pairs with a
 * removed entry cannot.
 */
export const seenPairs = ({ seen, pairs }: Judged): string =>
  (seen === pairs ? `You judged ${counted(pairs, 'pair')}.` : `You saw ${counted(seen, 'pair')}. ${pairs === 0 ? 'None' : `${pairs} of them`} can be compared with the final order.`);

/** Texts of the vote between two entries of a challenge. */
export const DUEL = {
  windowTitle: (title: string) => `Blind vote: ${title}`,
  leaveLabel: 'Leave the vote',
  bar: 'Blind vote · ends in',
  question: (title: string) => `Which one fits “${title}” better?`,
  hint: (criteria: readonly string[]) => `${criteria.join(', then ')}. Both were made here, for this challenge.`,
  or: 'or',
  left: 'Left entry',
  right: 'Right entry',
  this: 'This one',
  chooseLabel: { left: 'Choose the left entry', right: 'Choose the right entry' },
  tie: 'Tie',
  skip: 'Skip',
  lookLabel: { left: 'Look closer at the left entry', right: 'Look closer at the right entry' },
  last: { left: 'Last pair: the left one.', right: 'Last pair: the right one.', tie: 'Last pair: a tie.', skip: 'Last pair: skipped.' } satisfies Record<VoteChoice, string>,
  undo: 'Undo',
  hidden: (time: string) => `Names, prompts and reasons open ${time}. Your own entries never come up.`,
  report: 'Report this pair',
  reportTitle: 'Which entry breaks a rule?',
  reportText: 'A moderator looks at it. The vote goes on.',
  more: (progress: VoteProgress) => `${missing(progress)} more`,
  forToken: 'for a token',
  paid: 'Today’s token is yours',
  capped: 'Daily cap reached: no token today',
  votes: (votes: number) => counted(votes, 'vote'),
  notCounted: 'not counted',
  progressLabel: (progress: VoteProgress) => (progress.tokenCapped ? 'The daily cap of rewards is reached, so these votes paid no token' : progress.tokenToday ? 'Today’s token is paid' : `${progress.towardsToken} of ${VOTES_PER_TOKEN} votes for a token`),
  noted: (progress: VoteProgress) => (progress.uncounted !== null ? 'Noted. It does not count.' : progress.tokenToday ? 'Noted.' : `Noted. ${missing(progress)} more for a token.`),
  undone: 'Taken back. The pair is here again.',
  failed: 'The vote did not arrive. Please try again.',
  againButton: 'Try again',
  keysButton: 'Keys',
  loading: 'The next pair is on its way.',
  clipLabel: 'A clip without sound',
};

/** Reasons why a voter's votes do not count, shown during the vote. */
export const UNCOUNTED = {
  email_unconfirmed: 'You can try the duel. Your votes do not count until your email is confirmed.',
  young_account: 'You can try the duel. Your votes count once your account is 24 hours old.',
  skipped: 'Skipped pairs do not count.',
  too_fast: 'That was too fast to have looked at both. Take your time: such votes do not count.',
};

export const NO_PAIR = {
  all_seen: { title: 'You have seen every pair', text: (time: string) => `Thank you. The results come ${time}.` },
  few_entries: { title: 'There are too few entries to compare', text: (time: string) => `A pair needs two entries that are not yours. The results come ${time}.` },
  not_open: { title: 'Voting has not begun', text: (time: string) => `It opens ${time}.` },
  closed: { title: 'Voting is over', text: (time: string) => `A vote that was on its way is not counted. The results come ${time}.` },
  back: 'Back to the challenge',
};

export const KEYS = {
  title: 'Keys',
  rows: [['←', 'Choose the left entry'], ['→', 'Choose the right entry'], ['↓', 'Call it a tie'], ['S', 'Skip this pair'], ['Z', 'Undo, until the next vote'], ['1', 'Look closer at the left entry'], ['2', 'Look closer at the right entry'], ['?', 'Show these keys'], ['Esc', 'Leave']] as const,
};

export const VOTE_TAB = {
  startTitle: 'Two entries, one choice',
  startText: 'Names, titles and prompts stay hidden until the results.',
  startButton: 'Start voting',
  soonTitle: 'Voting opens when entries close',
  soonText: (time: string) => `It opens ${time}.`,
  overTitle: 'Voting is over',
  overText: (time: string) => `The results come ${time}. The page shows them by itself.`,
  cancelledTitle: 'There is no vote',
  doneTitle: 'Your pairs',
  doneText: (judged: Judged) => (judged.pairs === 0 ? seenPairs(judged) : `${seenPairs(judged)} In ${judged.agreed} of those the final order agrees.`),
  doneNone: 'You did not vote in this challenge.',
  doneButton: 'See them, with reasons',
  votesSoFar: (votes: number) => `You cast ${counted(votes, 'vote')} that ${votes === 1 ? 'counts' : 'count'} so far.`,
  votesInAll: (votes: number) => `You cast ${counted(votes, 'vote')} that ${votes === 1 ? 'counts' : 'count'}.`,
};

export const CLOSED_DUEL = {
  bar: (time: string) => `Your pairs · voting ended ${time}`,
  of: (count: number) => `of ${counted(count, 'pair')}`,
  previous: 'Previous pair',
  next: 'Next pair',
  agree: (agreed: number, pairs: number) => `${agreed} of ${pairs} compared agree`,
  agrees: 'You and the final order agree on this one.',
  differs: 'You and the final order differ on this one.',
  open: 'This pair has no order to compare with.',
  how: 'Final = 60% votes + 40% rubric. The reason comes from the judge.',
  howAlone: 'The votes decided alone.',
  picked: 'You picked this',
  tied: 'You called it a tie',
  skipped: 'You skipped it',
  apart: 'apart',
  gone: 'This entry was removed.',
  deleted: 'deleted account',
  winners: 'All winners',
  votes: 'Votes',
  rubric: 'Rubric',
};
