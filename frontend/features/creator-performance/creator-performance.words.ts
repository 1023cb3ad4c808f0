import { counted } from '#contracts/plural.ts';
import { CREATOR_PERCENT, RELEASE_DAYS } from '#contracts/selling.ts';

/** earning-bars.tsx */
export const EARNING_BARS = {
  emptyText: (count: number) => `No tokens came in during these ${count} days.`,
};

/** payouts.tsx */
export const PAYOUTS = {
  pendingNote: `Earnings are pending for ${RELEASE_DAYS} days because of refunds. Up to ${CREATOR_PERCENT}% of a day's total is yours, rounded down once: bonus tokens of new or unconfirmed buyers do not count.`,
  releasedNote: 'You can spend them on runs and unlocks.',
  shareOf: (gross: number, sum: number | undefined) => `of ${gross}${sum === undefined ? '' : `, ${sum.toLocaleString('en-US')} in all by then`}`,
};

/** performance-panel.tsx */
export const PERFORMANCE_PANEL = {
  emptyPeriod: 'No views in this time.',
  countingNote: 'Each signed-in person counts as one view a day. Rates appear from 20 runs on. Your own runs and thumbs are not counted.',
  emptyText: 'Views, runs, the success rate and earnings of your prompts appear here.',
};

/** performance-tiles.tsx */
export const PERFORMANCE_TILES = {
  trialRunsNote: (now: number) => `${counted(now, 'run')} that you paid`,
};

/** prompts-table.tsx */
export const PROMPTS_TABLE = {
  label: 'Your prompts, figure by figure',
};
