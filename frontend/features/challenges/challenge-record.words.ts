import { counted } from '#contracts/plural.ts';

export const RECORD = {
  title: 'Challenges',
  facts: (entered: number, wins: number, podiums: number) => `${counted(entered, 'challenge')} entered, ${counted(wins, 'win')}, ${counted(podiums, 'podium')}`,
  streak: (days: number) => `${counted(days, 'day')} in a row`,
  listLabel: 'Latest places on a podium',
  place: (place: string, title: string) => `${place} in ${title}`,
};
