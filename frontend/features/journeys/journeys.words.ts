import { counted } from '#contracts/plural.ts';

const people = (count: number): string => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`);

/** Words of the card around each report about people's journeys. */
export const CARD_WORDS = { csv: 'This report as a CSV file' };

/** Names of the events of a journey that visitors and members cause. */
export const EVENT_WORDS = {
  visit: 'Visit', home: 'Opened the home page', marketplace: 'Opened the marketplace', search: 'Searched', prompt: 'Opened a prompt', share: 'Opened a share page', challenge: 'Opened a challenge', pricing: 'Opened the prices',
  signUp: 'Sign-up', run: 'Run that worked', failed: 'Run that failed', stopped: 'Run that was stopped', save: 'Saved a prompt', unlock: 'Unlocked a prompt', pack: 'Bought a pack', wallet: 'Opened the wallet',
  checkout: 'Opened a purchase', purchase: 'Purchase', plan: 'Change of plan', publish: 'Published a prompt', claim: 'Daily claim', entry: 'Challenge entry', vote: 'Challenge vote', chat: 'Answer in a chat',
  ended: 'Visit ended', began: 'Visit began', otherPage: 'Opened another page', otherEvent: 'Another event',
  visitToPurchase: 'Visit to purchase', listingToUnlock: 'Listing to unlock', shareToSignUp: 'Share page to sign-up', challengeToVote: 'Challenge to vote',
};

/** Names of opened pages, by the pattern that browsers report. The pages that a report can begin with have theirs in `EVENT_WORDS`. */
export const PAGE_WORDS: Readonly<Record<string, string>> = {
  '/prompt/:idOrSlug/history': 'Opened the runs of a prompt',
  '/history': 'Opened History',
  '/prompt-packs': 'Opened the packs',
  '/prompt-packs/:pack': 'Opened a pack’s preview',
  '/prompt-packs/:pack/:slug': 'Opened a pack’s preview',
  '/prompt-pack/:pack': 'Opened a pack',
  '/prompt-pack/:pack/:slug': 'Opened a pack',
  '/gift/:code': 'Opened a gift',
  '/gifts/:code': 'Opened a gift',
  '/create/pack': 'Opened the pack builder',
  '/edit/pack/:draft': 'Opened the pack builder',
  '/create': 'Opened the builder',
  '/form-builder': 'Opened the builder',
  '/edit/prompt/:idOrSlug': 'Opened the builder',
  '/chat': 'Opened the chat',
  '/chat/:chatId': 'Opened a chat',
  '/chat/shared/:token': 'Opened a shared chat',
  '/challenges': 'Opened the challenges',
  '/ai-agents': 'Opened the agents',
  '/ai-agents/new': 'Opened the agent builder',
  '/ai-agents/:agentId/edit': 'Opened the agent builder',
  '/my-creations': 'Opened My Creations',
  '/my-library': 'Opened My Library',
  '/mycollections': 'Opened My Collections',
  '/collection/:idOrSlug': 'Opened a collection',
  '/collection-invite/:token': 'Opened an invitation',
  '/profile': 'Opened their own profile',
  '/profile/:username': 'Opened a profile',
  '/folder/:slug': 'Opened a folder',
  '/payment-success': 'Came back from a payment',
  '/wallet': 'Opened the wallet page',
  '/terms-of-service': 'Opened the terms',
  '/privacy-policy': 'Opened the privacy policy',
  '/moderation': 'Opened moderation figures',
  '/decisions': 'Opened the decisions',
  '/my-reports': 'Opened their reports',
  '/developers': 'Opened the API pages',
  '/file-upload-test': 'Opened the upload test',
};

/** Words of the report about the steps of a funnel. */
export const FUNNEL_WORDS = {
  presets: 'Start from',
  stepsTitle: 'Steps',
  step: (number: number) => `Step ${number}`,
  remove: (label: string) => `Remove ${label}`,
  up: (label: string) => `Move ${label} up`,
  add: 'Add a step',
  within: 'Within',
  windows: { 24: 'Within 1 day', 168: 'Within 7 days', 720: 'Within 30 days', 2160: 'Within 90 days' },
  splitBy: 'Split by',
  splits: { none: 'Not split', source: 'Split by source', device: 'Split by device', country: 'Split by country', plan: 'Split by plan' },
  title: (last: number, first: number) => `${last.toLocaleString('en-US')} of ${people(first)} took all steps`,
  definition: 'The first matching event of the range begins a journey. Each step is the first match after the step before, within the chosen time of the first step.',
  table: 'People of each step',
  againstLabel: 'Drawn against',
  against: { before: 'Step by step', all: 'Of all' },
  pictureNote: { before: 'Each column is as tall as the step before, so a short one means that many left.', all: 'Each column is as tall as the first step.' },
  columns: { step: 'Step', people: 'People', before: 'Of the step before', all: 'Of the first', time: 'Half took', left: 'Left here' },
  left: (count: number) => `See ${count.toLocaleString('en-US')}`,
  none: 'No event of the first step in this range. Choose a longer one, or another step.',
  untracked: (events: number) => `${counted(events, 'event')} of the first step came from people who ask not to be tracked. They are in no step.`,
  groupsTitle: 'By what the first step says',
  unknown: 'Not known',
};

/** Words of the list of people who left a funnel after a step, and of one person's journey. */
export const PEOPLE_WORDS = {
  title: (label: string) => `Left after: ${label}`,
  visitors: (count: number) => `${count.toLocaleString('en-US')} more had no account.`,
  recorded: 'The audit log records that you looked.',
  none: 'No member left here.',
  timeline: (name: string) => `Journey of ${name}`,
  open: (name: string) => `Journey of ${name}`,
  empty: 'No events of this person are kept.',
  silence: (days: number) => `${counted(days, 'day')} of silence`,
};

/** Words of the report about the paths that people take between pages. */
export const PATHS_WORDS = {
  direction: 'Direction',
  directions: { after: 'After', before: 'Before' },
  event: 'Event',
  title: (count: number, direction: 'after' | 'before', label: string) => `What ${people(count)} did ${direction}: ${label}`,
  definition: 'From the first such event of each person in the range, or back from the last one. A visit ends after 30 minutes of silence.',
  columns: { step: 'Step', from: 'From', to: 'To', people: 'People', share: 'Of all' },
  table: 'Moves of each step',
  steps: 'Places of each step',
  stepTitle: (step: number) => `Step ${step}`,
  more: (count: number) => `${count} more`,
  allMoves: 'All moves',
  picture: 'Moves as a picture',
  pictureText: 'Flows from step to step. The table below has the same numbers.',
  other: 'Other',
  none: 'No such event in this range.',
};

/** Words of the report about people who come back. */
export const RETENTION_WORDS = {
  first: 'First',
  then: 'Then',
  unit: 'Period',
  units: { day: 'Day', week: 'Week', month: 'Month' },
  shown: 'Shown',
  shows: { share: 'Per cent', people: 'People' },
  title: (first: string, then: string) => `${first}, then: ${then}`,
  definition: 'A person belongs to the period of their first entry in the range, and came back in each later period with the second event. Weeks start on Monday.',
  period: 'Period', people: 'People', all: 'All, weighted',
  column: (unit: string, number: number) => `${unit} ${number}`,
  notYet: 'Not yet',
  running: 'still running',
  none: 'No entry in this range.',
};

/** Words of the field that chooses which people the reports count. */
export const SEGMENT_WORDS = {
  who: 'Who', everyone: 'All people',
  plan: { free: 'Free plan', pro: 'Pro' }, device: { phone: 'On a phone', tablet: 'On a tablet', desktop: 'On a computer' },
  source: { direct: 'Came directly', search: 'Came by search', share: 'Came by a share page', referral: 'Came by a referral', challenge: 'Came by a challenge', site: 'Came by another site' },
};

/** Words of the report about the time until a person's first result. */
export const VALUE_WORDS = {
  entry: 'From', value: 'To the first',
  title: (people: number, reached: number) => `${reached.toLocaleString('en-US')} of ${people.toLocaleString('en-US')} got there`,
  definition: 'From a person’s first such event in the range to their first other event after it, within seven days.',
  half: (time: string) => `Half of them within ${time}.`,
  table: 'People by the time that they took',
  columns: { time: 'Time', people: 'People', share: 'Of all' },
  groups: ['Up to 1 min', 'Up to 2 min', 'Up to 5 min', 'Up to 15 min', 'Up to 1 h', 'Up to 1 day', 'Up to 7 days'],
  notYet: 'Not within 7 days',
  none: 'No such event in this range.',
};

/** Words of the report about new, active and lost members. */
export const LIFECYCLE_WORDS = {
  title: 'Lifecycle of members',
  definition: 'New: first event ever. Returning: here in the period before too. Resurrected: here only earlier. Dormant: here in the period before, and not in this one.',
  table: 'Members of each period',
  period: 'Period', new: 'New', returning: 'Returning', resurrected: 'Resurrected', dormant: 'Dormant',
  legend: 'What the bars show',
  running: 'The last period may still be running: its dormant members may come yet.',
  none: 'No events of members in this range.',
};
