import type { Spending } from '#contracts/wallet.ts';

export type SpendingDay = Spending['days'][number];

/** Kinds of use on which tokens were spent, in the order of the chart's bars, each with its hue. */
export const SPENT_ON = [
  { name: 'text', label: 'Text', color: 'var(--colors-chart-1)' },
  { name: 'image', label: 'Image', color: 'var(--colors-chart-2)' },
  { name: 'video', label: 'Video', color: 'var(--colors-chart-3)' },
  { name: 'other', label: 'Other', color: 'var(--colors-chart-4)' },
] as const satisfies readonly { name: keyof Omit<SpendingDay, 'day'>; label: string; color: string }[];

export type SpentOn = (typeof SPENT_ON)[number]['name'];

/** Sums the tokens that were spent on one kind of use over all days. */
export const totalOf = (days: readonly SpendingDay[], name: SpentOn): number => days.reduce((sum, day) => sum + day[name], 0);

/** Sums the tokens that were spent on one day, over all kinds of use. */
export const spentOf = (day: SpendingDay): number => SPENT_ON.reduce((sum, { name }) => sum + day[name], 0);
