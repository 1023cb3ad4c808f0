import { counted } from '#contracts/plural.ts';
import { CREATOR_PERCENT, RELEASE_DAYS } from '#contracts/selling.ts';

export const EARNING_BARS = {
  emptyText: (count: number) => `No tokens came in during these ${count} days.`,
  label: (token: string, count: number, day: string, most: number) => `Net earnings by day: ${token} in ${counted(count, 'day')}, most on ${day} with ${most}`,
};

export const PAYOUTS = {
  pendingNote: `Earnings are pending for ${RELEASE_DAYS} days because of refunds. Up to ${CREATOR_PERCENT}% of a day's total is yours, rounded down once: bonus tokens of new or unconfirmed buyers do not count.`,
  releasedNote: 'You can spend them on runs and unlocks.',
  shareOf: (gross: number, sum: number | undefined) => `of ${gross}${sum === undefined ? '' : `, ${sum.toLocaleString('en-US')} in all by then`}`,
  forecastReleaseDateTitle: 'Forecast by release date',
  releasedTitle: 'Released',
  upToText: 'up to ',
  upToOf: (share: number, pending: string) => `Up to ${share.toLocaleString('en-US')} of ${pending}`,
};

export const PERFORMANCE_PANEL = {
  emptyPeriod: 'No views in this time.',
  countingNote: 'Each signed-in person counts as one view a day. Rates appear from 20 runs on. Your own runs and thumbs are not counted.',
  emptyText: 'Views, runs, the success rate and earnings of your prompts appear here.',
  onePrompt: 'one prompt',
  label: 'Time',
  link: 'Export CSV',
  onlyText: 'Only {only}',
  showAllPromptsButton: 'Show all prompts',
  dayByDayTitle: 'Day by day',
  earningsTitle: 'Earnings',
  latestSalesTitle: 'Latest sales',
  promptByPromptTitle: 'Prompt by prompt',
  modelByModelTitle: 'Model by model',
  referrersTitle: 'Where visitors came from',
  referrersNote: 'Sites that led to your prompt pages. Visitors who ask not to be tracked are not counted.',
  visitsText: (visits: number) => counted(visits, 'visit'),
  worksText: (runs: number, rate: string) => `${counted(runs, 'run')}, works ${rate}`,
  noFiguresYetTitle: 'No figures yet',
  sellPromptButton: 'Sell a prompt',
};

export const PERFORMANCE_TILES = {
  trialRunsNote: (now: number) => `${counted(now, 'run')} that you paid`,
  netEarningsUpName: 'Net earnings, up to',
  spentByBuyersName: 'Spent by buyers',
  viewsName: 'Views',
  formOpensName: 'Form opens',
  runsByOthersName: 'Runs by others',
  unlocksName: 'Unlocks',
  ofViews: (conversion: string) => `${conversion} of views`,
  refunded: (count: number) => `${count} refunded`,
  costFreeTrialName: 'Cost of free trial runs',
  likesAllTimeName: 'Likes, all time',
  reviewsAllTimeName: 'Reviews, all time',
};

export const PROMPTS_TABLE = {
  label: 'Your prompts, figure by figure',
  columns: ['Prompt', 'Net earnings', 'Views', 'Runs', 'People', 'Unlocks', 'Conversion', 'Works', 'Liked', 'Likes', 'Reviews', 'Refunded', 'Spent by buyers', 'Royalties before the split'],
};

export const SALE_LINES = {
  label: 'Latest sales',
  ofText: (source: 'royalty' | 'unlock' | 'pack' | 'tip' | 'agent', title: string | null) => (source === 'tip' ? 'Tip' : source === 'agent' ? 'Message to an agent' : `${{ royalty: 'Run', unlock: 'Unlock', pack: 'Pack sale' }[source]} of ${title ?? 'a deleted prompt'}`),
};
