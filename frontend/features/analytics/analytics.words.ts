const count = (value: number): string => value.toLocaleString('en-US');

// Texts for the kinds of token movements that the server reports.
const TOKEN_KINDS: Readonly<Record<string, string>> = {
  purchase: 'Bought', subscription_grant: 'Pro, monthly', capture: 'Runs', refund: 'Refunds', unlock: 'Unlocks', pack: 'Packs', royalty: 'Royalties', tip: 'Tips', reward: 'Rewards',
  daily_claim: 'Daily claims', achievement: 'Achievements', challenge_fee: 'Challenge fees', challenge_prize: 'Challenge prizes', referral: 'Referrals', adjustment: 'Adjustments', chargeback: 'Disputes',
  payout: 'Payouts', gift: 'Gifts', coupon: 'Coupons', sale: 'Earnings released',
};
const FILE_KINDS: Readonly<Record<string, string>> = { image: 'Pictures', video: 'Clips', text: 'Texts', other: 'Other files' };
const RUN_STATUSES: Readonly<Record<string, string>> = { queued: 'Waiting', running: 'Working', succeeded: 'Worked', partial: 'Worked in part', failed: 'Failed', blocked: 'Blocked', cancelled: 'Stopped' };

/** Texts of the charts on analytics pages, and of their tables. */
export const CHART_WORDS = {
  asTable: (title: string) => `${title} as a table`,
  asChart: (title: string) => `${title} as a chart`,
  csv: (title: string) => `${title} as a CSV file`,
  before: 'Period before',
  day: 'Day',
  rows: (label: string) => `Rows behind ${label}`,
  chart: (title: string, first: string, last: string) => `${title} from ${first} to ${last}. The table has the same numbers.`,
  peak: (label: string) => `${label}, at most`,
  up: 'up', down: 'down', same: 'no change', fromNothing: 'from nothing',
  tooFew: (runs: number) => `${count(runs)} so far`,
};

/** Texts of the analytics tab about people. */
export const PEOPLE_WORDS = {
  active: 'Active a day', week: 'Active a week', month: 'Active a month', sticky: 'Stickiness', signedUp: 'Sign-ups', returning: 'Returning',
  title: 'Members',
  definition: 'Members with an event on a day, in the seven days and in the 30 days that end on it. Stickiness is a day’s share of its month.',
  missing: 'Visitors without an account are in Journeys. People who ask not to be tracked are missing here.',
  counted: 'Counted {when}.',
  none: 'No member was here in these days.',
  average: 'Average of the days',
};

/** Texts of the analytics tab about runs. */
export const RUNS_WORDS = {
  title: 'Runs',
  definition: 'Runs by the day of their request. Replies of chats, tests of drafts and imported runs are not in here.',
  by: 'Split by',
  splits: { type: 'Type', model: 'Model', category: 'Category' },
  types: { text: 'Text', image: 'Image', video: 'Video' },
  total: 'Runs', people: 'People', works: 'Works-rate', tokens: 'Tokens charged', failed: 'Failed',
  modelTitle: 'By model', categoryTitle: 'By category', typeTitle: 'By type',
  name: 'Name', worked: 'Worked', stopped: 'Stopped', half: 'Half within', most: '95% within', rate: 'Works-rate',
  noCategory: 'No category',
  worksDefinition: 'The works-rate is the share of finished runs that delivered something. Stopped runs are not in it. Below 20 runs it says too little.',
  none: 'No run was asked for in these days.',
  all: 'All',
};

/** Texts of the tables on how fast runs are and why they fail, in the analytics tabs about runs and tokens. */
export const SPEED_WORDS = {
  title: 'Speed',
  definition: 'Seconds from the request to the end of runs that worked, waiting included. Each line is a day’s own value.',
  half: 'Half within', most: '95% within',
  none: 'No run worked in these days.',
  failuresTitle: 'Why runs failed',
  failures: 'Failed runs by their reason. A failed run costs nothing.',
  reason: 'Reason', runs: 'Runs', before: 'Before', share: 'Of failed',
  noReason: 'No reason noted',
  noFailures: 'No run failed in these days.',
};

/** Texts of the analytics tab about tokens. */
export const TOKEN_WORDS = {
  title: 'Tokens in and out',
  definition: 'What people got and gave, from the ledger. Holds are not in it until they are charged. Pending earnings are in it.',
  in: 'Given to people', out: 'Taken from people', change: 'Difference',
  kinds: 'By kind of transaction', kind: 'Kind',
  none: 'No token moved in these days.',
  names: TOKEN_KINDS,
};

/** Texts of the lists of most used prompts, creators, packs and searches. */
export const TOP_WORDS = {
  lists: 'List', prompts: 'Prompts',
  title: { prompts: 'Most run prompts', creators: 'Creators of the most run prompts', packs: 'Best sold packs', searches: 'Most frequent searches', missed: 'Searches that found nothing' },
  definition: {
    prompts: 'Prompts by the runs that people asked for.', creators: 'Creators by the runs of their prompts. Their own runs count as well.', packs: 'Packs by sales that were not refunded.',
    searches: 'What people typed into the search box. We do not keep who typed it.', missed: 'Words that found no prompt, with how often.',
  },
  number: 'No.', name: 'Name', creator: 'Creator', runs: 'Runs', people: 'People', rate: 'Works-rate', sales: 'Sales', tokens: 'Tokens', words: 'Words', times: 'Searches', nothing: 'Found nothing', before: 'Before',
  gone: 'A prompt that is gone',
  none: 'Nothing in these days.',
};

/** Texts of the table on how many members come back, by week of sign-up. */
export const COHORT_WORDS = {
  title: 'Coming back', definition: 'Members by the week of their sign-up, and the share that had a run that worked in each later week. Weeks start on Monday.',
  week: 'Week of', people: 'People', later: (number: number) => `Week ${number}`, notYet: 'Not yet', running: 'This week is still running', none: 'No member signed up in these days.',
  more: 'Choose other events in Journeys',
};

/** Texts of the analytics tab about storage. */
export const STORAGE_WORDS = {
  title: 'Storage', definition: 'Files that are stored now, and the bytes among them that came in these days. Texts in the database are not in it.',
  kinds: FILE_KINDS,
  kind: 'Kind', files: 'Files', bytes: 'Stored', added: 'New in these days', all: 'All', accounts: 'Accounts that store most', none: 'No file is stored.',
};

/** Texts of the dialog with the rows behind a figure. */
export const BEHIND_WORDS = {
  recorded: 'The audit log records that you looked.',
  none: 'No row matches.',
  gone: 'Deleted account',
  runs: (what: string) => `Runs: ${what}`,
  people: (what: string) => `Members: ${what}`,
  moves: (what: string) => `Ledger: ${what}`,
  accounts: 'Accounts by stored bytes',
  events: (events: number) => (events === 1 ? '1 event' : `${count(events)} events`),
  files: (files: number) => (files === 1 ? '1 file' : `${count(files)} files`),
  tokens: (tokens: number) => (Math.abs(tokens) === 1 ? `${tokens} token` : `${count(tokens)} tokens`),
  statuses: RUN_STATUSES,
};

/** Texts of the menu of saved analytics views. */
export const VIEW_WORDS = {
  open: 'Saved views', nameLabel: 'Name of this view', save: 'Save view', saving: 'Saving', delete: (name: string) => `Delete the view ${name}`, none: 'No saved view yet.', failed: 'The view was not saved. Try again.',
  help: 'All administrators see it.',
};
