import { counted } from '#contracts/plural.ts';

export const COUNTDOWN = {
  label: (left: string, what: string) => `${left} ${what}`,
  untilOpens: 'until it opens',
  untilCloses: 'until entries close',
  untilVotingEnds: 'until voting ends',
  untilResults: 'until the results',
};

/** Texts of the line with the times of a challenge: opening, closing, end of voting, results. */
export const PHASES = {
  label: 'Times of this challenge',
  steps: [{ before: 'Opens', after: 'Opened' }, { before: 'Closes', after: 'Closed' }, { before: 'Voting ends', after: 'Vote ended' }, { before: 'Results', after: 'Results' }],
  states: { done: ', done', next: ', next' },
};

export const STAGE = {
  today: 'Today’s challenge',
  entries: (count: number) => counted(count, 'entry', 'entries'),
  firstPrize: 'first prize',
  tokensText: 'tokens,',
  blind: 'Blind',
};
