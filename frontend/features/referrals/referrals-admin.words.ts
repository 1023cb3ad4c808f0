import { counted } from '#contracts/plural.ts';
import type { ReferralSignal } from '#contracts/referrals.ts';
import { percentWords } from '#lib/percent-words.ts';

/** Words of the administration of referrals, with its tabs. */
export const ADMIN_REFERRALS = {
  title: 'Referrals',
  intro: 'Who brings people, what repeats, and what the programme gives.',
  link: 'CSV',
  tabsLabel: 'Referrals',
  peopleTab: 'Referrers',
  programmeTab: 'Programme',
};

export const FUNNEL = {
  daysLabel: 'Period',
  days: { '7': '7 days', '30': '30 days' },
  clicks: 'Clicks',
  signedUp: 'Sign-ups',
  paid: 'First purchases',
  settled: 'Settled',
  before: (value: number) => `${value.toLocaleString('en-GB')} before`,
  share: (part: number, whole: number, of: string) => (whole === 0 ? `of no ${of}` : `${percentWords(Math.round((part / whole) * 100))} of ${of}`),
  ofClicks: 'clicks',
  ofSignUps: 'sign-ups',
  tokens: (settled: number, pending: number, held: number, revoked: number) => `${counted(settled, 'token')} settled, ${pending} pending, ${held} held and ${revoked} revoked.`,
};

export const SIGNALS: Record<ReferralSignal, string> = { device: 'Same device', address: 'Same network', card: 'Same card', speed: 'Burst', loop: 'Closed chain' };

export const REFERRERS = {
  searchLabel: 'Search referrers',
  searchPlaceholder: 'Name or code',
  filterLabel: 'Show',
  filters: (all: number, signals: number, held: number) => ({ all: `All ${all}`, signals: `With signals ${signals}`, held: `Held ${held}` }),
  tableLabel: 'Referrers',
  columns: { person: 'Referrer', clicks: 'Clicks', signedUp: 'Sign-ups', paid: 'Paid', settled: 'Settled', tokens: 'Tokens', signals: 'Repeats', state: 'State' },
  gone: 'Deleted account',
  tokens: (settled: number, waiting: number) => (waiting === 0 ? `${settled}` : `${settled} + ${waiting} waiting`),
  noSignals: 'None',
  held: (count: number) => `${count} held`,
  well: 'In order',
  openLabel: (name: string) => `Open ${name}`,
  emptyTitle: 'No referrers yet',
  noMatchTitle: 'No referrer matches',
  noMatchText: 'Try fewer words or another filter.',
  emptyText: 'People appear here once a friend has signed up by their link.',
};

export const DRAWER = {
  loading: 'Referrer',
  code: (code: string) => `Code ${code}`,
  intro: 'A repeat is a hint, not a verdict: a family may share all of it. Equal letters are equal prints, which are kept 90 days.',
  own: (device: string, address: string, card: string) => `The referrer has device ${device}, network ${address} and card ${card}.`,
  none: 'none',
  friendsLabel: 'Friends',
  columns: { choose: 'Choose', friend: 'Friend', device: 'Device', address: 'Network', card: 'Card', click: 'After click', state: 'State', tokens: 'Tokens' },
  choose: (name: string) => `Choose ${name}`,
  chooseHeld: 'Choose all that are held',
  seconds: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  long: 'over an hour',
  cleared: 'allowed',
  decisionTitle: 'Your decision',
  actionLabel: 'Action',
  actions: { settle: 'Settle', hold: 'Hold', revoke: 'Revoke' },
  helps: {
    settle: (tokens: number) => `${counted(tokens, 'token')} go to the referrer now, and each friend gets theirs. A refund still takes them back.`,
    hold: (tokens: number) => `${counted(tokens, 'token')} wait until a person decides.`,
    revoke: (tokens: number) => `${counted(tokens, 'token')} of the referrer and those of the friends are taken back, as debt where they are spent.`,
  },
  reasonLabel: 'Reason',
  reasonHelp: 'The referrer reads it, and the audit log keeps it with your name.',
  decideButton: (action: string, count: number) => `${action} ${counted(count, 'friend')}`,
  chooseFirst: 'Choose at least one friend.',
  busyLabel: 'Deciding…',
  done: (count: number) => `${counted(count, 'friend')} decided`,
  failed: 'The decision was not stored.',
};

export const PROGRAMME = {
  title: 'Programme',
  intro: 'A change counts for sign-ups from now on. Friends who came before keep their terms.',
  inForce: 'Version {version} since {day}, by {person}.',
  first: 'The terms that the product came with.',
  runningLabel: 'Running',
  runningHelp: 'While it is paused, no new sign-up is noted.',
  fields: {
    referrerTokens: ['Tokens for the referrer', 'When a friend settles'],
    newcomerTokens: ['Tokens for the friend', 'At the same time'],
    rememberedDays: ['Days a link is remembered', 'The first click counts'],
    settleDays: ['Days until it settles', 'After the first purchase'],
    earlyDays: ['Days until it settles early', 'Once a token of it is spent'],
    revokeDays: ['Days a refund revokes', 'After the first purchase'],
    monthlyCap: ['Friends a month', 'For one referrer'],
    milestone5: ['Tokens at 5 friends', 'Once'],
    milestone25: ['Tokens at 25 friends', 'Once'],
    milestone100: ['Tokens at 100 friends', 'Once'],
  },
  reasonLabel: 'Reason',
  reasonHelp: 'The audit log keeps it.',
  defaultsButton: 'Back to the defaults',
  saveButton: 'Save',
  busyLabel: 'Saving…',
  saved: 'The programme is changed',
  failed: 'The programme was not changed.',
  latestButton: 'Show the latest terms',
} as const;
