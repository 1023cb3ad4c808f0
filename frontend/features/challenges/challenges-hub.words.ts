import { counted } from '#contracts/plural.ts';
import type { ListState } from './hub/list-address.ts';

/** Texts of the page that lists challenges. */
export const HUB = {
  title: 'Challenges',
  intro: ['A new theme every midnight (UTC). Blind votes, public scores, same hat for everyone.', 'A new theme every midnight (UTC). Votes are blind, and all scores are public.'] as const,
  judgingButton: 'How judging works',
  hostButton: 'Host a challenge',
  enterButton: 'Enter the challenge',
  anotherButton: 'Send another',
  voteYesterdayButton: 'Vote on yesterday’s',
  tabsLabel: 'Challenges by state',
  noTodayTitle: 'No daily challenge is open',
  noTodayText: 'The next one opens at midnight (UTC).',
};

/** Names of the tabs on the page that lists challenges. */
export const TAB_WORDS: Record<ListState, string> = { active: 'Active', upcoming: 'Upcoming', voting: 'Voting', completed: 'Completed', mine: 'Mine' };

export const HUB_FILTERS = {
  typeLabel: 'Type',
  all: 'All',
  text: 'Text',
  image: 'Image',
  video: 'Video',
  sortLabel: 'Sort',
  sorts: { 'ending-soon': 'Ending soon', newest: 'Newest', 'most-entries': 'Most entries', 'highest-prize': 'Highest prize' },
};

export const CARD = {
  by: (kind: string, host: string) => `${kind} · by ${host}`,
  platform: 'Conjure',
  left: (time: string) => `${time} left`,
  opensIn: (time: string) => `opens in ${time}`,
  votingLeft: (time: string) => `${time} to vote`,
  resultsIn: (time: string) => `results in ${time}`,
  entries: (count: number) => counted(count, 'entry', 'entries'),
  entriesOf: (count: number, most: number) => `${count.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} entries`,
  allSeen: 'you saw every pair',
  fillLabel: (title: string) => `Places taken in ${title}`,
  entered: 'Entered',
  hosting: 'You host it',
  noPrize: 'No prize',
  firstPrize: 'First prize',
  feeText: (tokens: number) => `Fee ${counted(tokens, 'token')}`,
  difficultyLabel: (words: string) => `Difficulty: ${words}`,
  placeText: (place: string) => `You came ${place}`,
};

export const NOTICE = {
  askButton: 'Notify me',
  askLabel: (title: string) => `Notify me about ${title}`,
  setButton: 'You’ll hear',
  setLabel: (title: string) => `You’ll hear about ${title}. Press to turn this off`,
  failedTitle: 'Nothing was changed',
  failed: 'Please try again.',
};

/** Texts shown when a list of challenges is empty. */
export const EMPTY = {
  title: ['The arena is being swept. Back in a jiffy 🧹', 'No challenge is here right now'] as const,
  filteredText: 'No challenge of this type is here. Other types are.',
  text: 'No challenge is here right now. The next daily opens at midnight (UTC).',
  mineText: 'Challenges that you enter, follow or host appear here.',
  allTypesButton: 'Show all types',
  activeButton: 'See what is open',
  upcomingButton: 'See what comes',
};

export const STREAK = {
  title: (days: number) => (days === 0 ? 'Start a challenge streak' : `${counted(days, 'day')} in a row`),
  best: (days: number) => (days === 0 ? 'One entry or ten votes make a day.' : `Your best is ${days}`),
  weekLabel: 'This week, in UTC days',
  states: { done: 'done', frozen: 'missed, your streak survived', missed: 'missed', before: 'before your streak', today: 'open', ahead: 'to come' },
  today: 'Today',
  frozenStrong: (day: string) => `You missed ${day}.`,
  frozenText: 'Your streak survived. Each week one missed day is covered.',
  freezeHere: 'Miss one day this week and your streak survives.',
  next: (day: number) => `Enter today, or cast ten votes, for day ${day}.`,
  votesText: (votes: number) => `${votes} of 10 votes today`,
  doneToday: 'Today is done.',
};

export const SEASON = {
  title: (month: string) => `Season: ${month}`,
  plainTitle: 'Season',
  left: (time: string) => `${time} left`,
  scopeLabel: 'Whose points',
  everyone: 'Everyone',
  newcomers: 'Newcomers',
  you: 'You',
  up: (ranks: number) => `up ${ranks} since yesterday`,
  down: (ranks: number) => `down ${ranks} since yesterday`,
  same: 'as yesterday',
  fresh: 'new',
  points: (points: number) => counted(points, 'point'),
  note: 'Places bring 10, 6 and 4 points, each entry 1. Points bring no tokens.',
  empty: 'The season has no points yet. The first results bring them.',
  listLabel: 'Season leaderboard',
  rankLabel: (rank: number) => `Rank ${rank}`,
  gap: 'more ranks between',
};

export const FAME = {
  title: 'Hall of fame',
  all: (count: number) => `All ${count.toLocaleString('en-US')}`,
  empty: 'No challenge has a winner yet.',
  gone: 'deleted account',
};

export const PROGRAMME = {
  title: 'Programme',
  note: 'what comes next',
  all: 'All upcoming',
};

export const JUDGING = {
  title: 'How judging works',
  lead: 'The final score is 60% votes and 40% rubric.',
  rules: [
    'Voters see two entries without names, titles or times. Each entry is shown equally often.',
    'Your own entries never come up for you, and no pair comes up twice.',
    'Votes count from accounts that are older than 24 hours, with a confirmed email.',
    'A voter’s weight falls when they answer at random, or together with a group.',
    'Judges score each entry by the challenge’s criteria, in full view. Without a judge, the votes decide alone.',
    'Ten votes that count bring 1 token, at most once a day.',
    'A winner of the last 7 days may enter and is ranked, and gets no prize.',
    'All scores, reasons, votes and exposures are public after the results.',
  ],
};
