import { counted } from '#contracts/plural.ts';

export const ANALYTICS = {
  title: 'Analytics',
  intro: (period: string) => `${period}. Days are UTC.`,
  compared: (period: string, before: string) => `${period}, compared with ${before}. Days are UTC.`,
  compare: 'Compare with the period before',
  tabs: { people: 'People', runs: 'Runs', tokens: 'Tokens', speed: 'Speed and failures', top: 'Top lists', cohorts: 'Coming back', storage: 'Storage' },
};

export const DASHBOARD = {
  intro: 'What waits for you, most urgent first. This page updates every 30 seconds.',
  toDoTitle: 'To do',
  latestAuditLogTitle: 'Latest from the audit log',
  empty: 'No administrator has changed anything yet.',
  label: 'How things are',
  ledgerUncheckedText: 'The ledger has not been checked yet. The worker checks it within five minutes of its start.',
  ledgerBalances: 'The ledger balances, checked {when}.',
  ledgerBroken: (violations: number) => `${counted(violations, 'rule is', 'rules are')} broken in the ledger, found {when}. The worker's log names each.`,
  jobsQueuesName: 'Jobs in the queues',
  failedJobsName: 'Failed jobs',
};

export const API_SETTINGS = {
  title: 'API settings',
  intro: 'Who makes what, in which order, and for how much.',
};

export const DEVELOPER = {
  title: 'Developer',
  intro: 'Health, queues, logs and feature flags of this server.',
  tabs: { health: 'Health', queues: 'Queues', logs: 'Logs', events: 'Events', flags: 'Flags', emails: 'Emails', limits: 'Limits', audit: 'Audit log' },
  queueDashboardLink: 'Queue dashboard',
  openapiDocumentLink: 'OpenAPI document',
};

export const INBOX_ITEMS = {
  accountGoneDetail: 'an account that is gone',
  noDeadlineDetail: 'no deadline',
  noReasonGivenDetail: 'no reason given',
};

export const ADMIN_MARKETPLACE = {
  link: 'Moderation in numbers',
};

export const NEXT_FEATURES = {
  nextFeaturesLabel: 'Next features',
  featuresMembersCanIntro: 'The features that members can vote on, in this order.',
  issueReportsLabel: 'Issue reports',
  whatPeopleIntro: 'What people reported. Your reply reaches them as a message.',
};

export const PEOPLE = {
  intro: 'All accounts.',
  title: 'Audit trail',
  empty: 'No administrator action on this account yet.',
};

export const ADMIN_PRICING = {
  intro: 'What runs, packages and Pro cost, and what rewards pay. Every change of a price is a new version, now or later, and can be rolled back.',
};

export const ROLES = {
  thereFiveIntro: 'There are five roles. The last administrator cannot be removed.',
  serverEnforcesTableIntro: 'The server enforces this table.',
  changeRolePersonsIntro: 'You change a role on the person’s page, with a reason.',
  whatMayPersonTitle: 'What may this person do?',
  changeLogTitle: 'Change log',
  empty: 'No role has been changed yet.',
};

export const SALES = {
  title: 'Sales Dashboard',
  link: 'Export CSV',
  heading: 'By product',
  intro: (period: string, days: number) => `${period}, compared with the ${days === 1 ? 'day' : counted(days, 'day')} before. Days are UTC.`,
};

export const JOURNEYS = {
  title: 'Journeys',
  intro: (period: string) => `${period}, from our own events. Days are UTC.`,
  tabs: { funnels: 'Funnels', paths: 'Paths', retention: 'Retention', lifecycle: 'Lifecycle', value: 'Time to value' },
};

export const STRIPE_SYNC = {
  stripeSyncTitle: 'Stripe sync',
  comparesWhatIntro: 'Compares what Stripe took with what the ledger knows, and repairs differences.',
  compareStripeLedgerTitle: 'Compare Stripe with the ledger',
  paymentsInvoicesIntro: 'Payments, invoices, refunds, disputes and subscriptions of some days, in UTC.',
  heading: 'Earlier comparisons',
  priceListTitle: 'Price list',
  listDecidesIntro: 'Our list decides. A sync changes Stripe’s list to match it.',
  eventsStripeIntro: 'The events that Stripe sent, latest first. Replaying one is safe: nothing is done twice.',
};

export const ADMIN_SKELETON = {
  loadingPageText: 'Loading page',
};
