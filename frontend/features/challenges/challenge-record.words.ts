import { counted } from '#contracts/plural.ts';

export const RECORD = {
  title: 'Challenges',
  /** What the person reached. `waiting` counts entered challenges without results: null on the profile of another person, where nothing may tell of them. */
  facts: (entered: number, waiting: number | null, wins: number, podiums: number) =>
    [
      waiting === null ? `${counted(entered, 'challenge')} with results` : `${counted(entered + waiting, 'challenge')} entered`,
      ...(waiting ? [`${waiting.toLocaleString('en-US')} still without results`] : []),
      counted(wins, 'win'),
      counted(podiums, 'podium'),
    ].join(', '),
  streak: (days: number) => `${counted(days, 'day')} in a row`,
  listLabel: 'Latest places on a podium',
  place: (place: string, title: string) => `${place} in ${title}`,
};
