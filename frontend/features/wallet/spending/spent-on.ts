import type { Spending } from '#contracts/wallet.ts';

export type SpendingDay = Spending['days'][number];

/** Kinds of spending in the order of the bars, each with its hue in charts. */
export const SPENT_ON = [
  { name: 'text', label: 'Text', color: 'var(--colors-chart-1)' },
  { name: 'image', label: 'Image', color: 'var(--colors-chart-2)' },
  { name: 'video', label: 'Video', color: 'var(--colors-chart-3)' },
  { name: 'other', label: 'Other', color: 'var(--colors-chart-4)' },
] as const satisfies readonly { name: keyof Omit<SpendingDay, 'day'>; label: string; color: string }[];

export type SpentOn = (typeof SPENT_ON)[number]['name'];

/** Tokens spent on one kind of use over all days. */
export const totalOf = (days: readonly SpendingDay[], name: SpentOn): number => days.reduce((sum, day) => sum + day[name], 0);

/** Tokens spent on one day, over all kinds. */
export const spentOf = (day: SpendingDay): number => SPENT_ON.reduce((sum, { name }) => sum + day[name], 0);
