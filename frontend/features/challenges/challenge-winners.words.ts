import { counted } from '#contracts/plural.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getResults } from '#contracts/challenge-votes.ts';
import { percentWords } from '#lib/percent-words.ts';

type Counts = NonNullable<ResponseOf<typeof getResults>['counts']>;

/** Texts of the podium of a finished challenge, with the judge's verdict. */
export const PODIUM = {
  label: 'The first three places',
  placeLabel: (place: string) => `${place} place`,
  openLabel: (title: string) => `Look closer at ${title}`,
  scoreOf: (title: string) => `Score of ${title}`,
  of: 'of 100',
  pairs: (wins: number, shown: number) => `${wins} of ${counted(shown, 'pair')} won`,
  votes: 'Votes',
  rubric: 'Rubric',
  barLabel: (votes: number, rubric: number | null) => (rubric === null ? `Votes ${votes} of 100` : `Votes ${votes} of 100, rubric ${rubric} of 100`),
  inputsButton: 'See the inputs',
  inputsTitle: (title: string) => `Inputs of ${title}`,
  inputsPrompt: 'Prompt',
  private: 'Inputs kept private',
  deleted: 'deleted account',
  resting: 'Won within the last 7 days, so the prize went on.',
  newcomer: 'Newcomer',
  criterion: (label: string) => `Score for ${label}`,
};

export const RANKING = {
  title: 'All places',
  searchLabel: 'Find an entry',
  columns: { place: 'Place', entry: 'Entry', why: 'Why', votes: 'Votes', rubric: 'Rubric', shown: 'Shown', final: 'Final' },
  you: 'You',
  emptyTitle: 'No entry matches',
  emptyText: 'Try another word.',
  shown: (exposures: number) => `${counted(exposures, 'showing')}`,
  prize: 'Prize',
};

export const YOUR_RESULT = {
  title: 'Your result',
  placeOf: (place: string, entries: number) => `${place} of ${entries.toLocaleString('en-US')}`,
  score: (final: string) => `${final} of 100`,
  prize: 'Prize',
  prizeLater: (time: string) => `paid ${time}`,
  points: 'Season points',
  agree: (agreed: number) => `${agreed} agree`,
  agreeRest: 'with the final order.',
  seeThem: 'See them, with reasons',
};

export const COUNTED = {
  title: 'How it was counted',
  votes: 'Pairs judged',
  voters: 'People voting',
  exposures: 'Showings per entry',
  exposuresText: ({ exposuresMin, exposuresMax }: Counts) => (exposuresMin === exposuresMax ? String(exposuresMin) : `${exposuresMin} to ${exposuresMax}`),
  ties: 'Ties',
  tiesText: ({ ties }: Counts) => percentWords(Math.round(ties)),
  judged: 'Entries with a rubric',
  judgedText: ({ judged, entries }: Counts) => `${judged} of ${entries}`,
  csvText: 'Every vote, without names, is in a',
  csvButton: 'CSV',
  csvBusy: 'Gathering the votes…',
  csvFailed: 'The file could not be made. Please try again.',
};

export const NEWCOMER = { title: 'Best newcomer', note: (challenges: number) => `first ${challenges} challenges`, overall: (final: string, place: string) => `${final} · ${place} overall`, prize: 'Newcomers’ prize' };

export const WINNERS = {
  soonTitle: 'No winners yet',
  soonText: (time: string) => `The results come ${time}. The page shows them by itself.`,
  noneTitle: 'Nobody entered',
  noneText: 'So there are no places. The next challenge opens soon.',
  todayButton: 'Today’s challenge',
};
