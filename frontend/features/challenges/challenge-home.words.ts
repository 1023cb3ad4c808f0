export const TODAY_CARD = {
  badge: 'Today’s challenge',
  inBadge: 'You’re in',
  votingBadge: 'Voting is open',
  entries: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`,
  closesIn: (time: string) => `closes in ${time}`,
  endsIn: (time: string) => `ends in ${time}`,
  enterButton: 'Enter the challenge',
  anotherButton: 'Send another',
  voteButton: 'Vote',
  voteYesterdayButton: 'Vote on yesterday’s',
  themeButton: 'Its theme',
  entered: (entries: number, most: number) => `${entries} of ${most} entries in`,
  scoresOpen: (time: string) => `Scores open ${time}. Until then your name stays hidden.`,
  votingText: 'Two entries, one choice. Names stay hidden until the results.',
};

/** Texts of the home page's card with the results of the latest challenge. */
export const HOME_RESULTS = {
  label: 'Your results',
  badge: 'The votes are in',
  of: (entries: number) => `of ${entries.toLocaleString('en-US')}`,
  points: (points: string) => `${points} points`,
  prize: 'as your prize',
  winnersButton: 'See the winners',
  todayButton: 'Today’s challenge',
};
