import { counted, pluralWord } from '#contracts/plural.ts';

/** Words that the parts of the administrators' Stripe page share. */
export const STRIPE_SYNC = {
  retry: 'You can press again.',
};

export const CATALOGUE_PANEL = {
  inSync: 'Every price is the same on both sides.',
  differences: (count: number, total: number) => `${count} of ${total} ${pluralWord(count, 'differs', 'differ')}. You see what would happen before it does.`,
  inLineWord: 'in line',
  missingAtStripeWord: 'missing at Stripe',
  anotherPriceWord: 'another price',
  inactiveAtStripeWord: 'inactive at Stripe',
  priceListLabel: 'Price list',
  priceIdText: 'Price id',
  syncAllButton: 'Sync all…',
  syncLabel: (name: string) => `Sync ${name}`,
  syncButton: 'Sync…',
};

export const CATALOGUE_SYNC_DIALOG = {
  updatedToast: (count: number) => (count === 1 ? 'One price was updated.' : `${count} prices were updated.`),
  title: 'Sync the price list?',
  description: 'A dry run shows what would change at Stripe. Nothing changes until you sync.',
  planFailed: 'The dry run failed.',
  nothingToSync: 'Nothing to do: it is in sync already.',
  toast: 'In line',
  cancelButton: 'Cancel',
  busyLabel: 'Syncing…',
  syncButton: 'Sync',
  pleaseTryAgainText: 'Please try again.',
  tryAgainButton: 'Try again',
  label: 'What would happen',
};

export const CONNECTION_PANEL = {
  noProvider: 'Purchases need Stripe keys on this server.',
  sandboxLink: 'Operator’s page of the sandbox',
  sandboxText: 'A local test service in place of Stripe: same calls and signed events, no money.',
  liveText: 'Real cards, real money.',
  receivedLastDay: (receivedLastDay: number) => `${receivedLastDay.toLocaleString('en-US')} in the last 24 hours`,
  failedNote: 'look at them below and replay them',
  label: 'Connection',
  noPaymentProviderTitle: 'No payment provider is set',
  link: 'Stripe dashboard',
  sandboxPaymentsTitle: 'Sandbox payments',
  liveModeTitle: 'Live mode',
  testModeTitle: 'Test mode',
  stripesTestText: 'Stripe’s test cards work here; no money moves.',
  modeName: 'Mode',
  lastEventName: 'Last event',
  noneYetText: 'none yet',
  pendingName: 'Pending',
  theOldestCameText: 'the oldest came {when}',
  nothingWaitsNote: 'nothing waits',
  failedName: 'Failed',
  allWentThroughNote: 'all went through',
};

export const EARLIER_COMPARISONS = {
  emptyText: 'No comparison yet.',
  label: 'Earlier comparisons',
  badge: 'dry run',
};

export const EVENTS_PANEL = {
  placeholder: 'Part of a type or id',
  noMatchText: 'No event matches.',
  emptyText: 'No event has arrived yet.',
  anyStatusLabel: 'Any status',
  eventsLabel: 'Events',
  searchLabel: 'Search',
  statusLabel: 'Status',
  clearSearchFilterButton: 'Clear search and filter',
};

export const EVENTS_TABLE = {
  replayedToast: 'It is processed again. Nothing is done twice.',
  eventsLabel: 'Events',
  replayedToastTitle: 'Replayed',
  notReplayedToast: 'Not replayed',
  pleaseTryAgainText: 'Please try again.',
  notYetText: 'not yet',
  replayLabel: (type: string, id: string) => `Replay ${type} ${id}`,
  busyLabel: 'Replaying…',
  button: 'Replay',
};

export const FINDING_GROUPS = {
  uncreditedPayment: 'Paid at Stripe, but the tokens were not credited.',
  missingInvoice: 'A month of Pro was paid, but its tokens were not credited.',
  unknownPayment: 'A payment without a known order. Check it by hand.',
  amountMismatch: 'The amount differs from the order. Check it by hand.',
  extraCredit: 'Tokens were credited without a payment at Stripe. Check it by hand.',
  missingRefund: 'Refunded at Stripe, but the tokens were not taken back.',
  missingDispute: 'A bank took the money back, but the tokens were not taken back.',
  subscriptionDrift: 'A Pro subscription differs between Stripe and us.',
};

export const FINDINGS_LIST = {
  retry: 'You can press again: it happens only once.',
  needsPerson: 'needs a person',
  toast: 'Not credited',
  pleaseTryAgainText: 'Please try again.',
  link: 'Order',
  label: (stripeId: string) => `Credit ${stripeId} now`,
  busyLabel: 'Crediting…',
  button: 'Credit now',
};

export const RECONCILE_PANEL = {
  startFailed: 'Nothing was started.',
  retry: 'You can press again: it starts only once.',
  repairTitle: 'Compare and repair?',
  fromLabel: 'From',
  toLabel: 'To',
  busyLabel: 'Starting…',
  dryRunButton: 'Dry run',
  compareAndRepairButton: 'Compare and repair',
  description: (span: string) => `${span}: differences are credited, taken back or corrected, in the same way as by the webhook. You can repeat it: nothing happens twice.`,
};

export const RECONCILIATION_VIEW = {
  queued: 'Waiting for its turn…',
  progress: (compared: number, count: number) => `${compared.toLocaleString('en-US')} compared so far, ${count} found`,
  failedText: (error: string | null) => `${error ?? 'The reason is unknown.'} Finished repairs stay. You can start again.`,
  comparedText: (compared: number) => `${counted(compared, 'record of Stripe was', 'records of Stripe were')} compared with the ledger.`,
  comparisonLabel: 'Comparison',
  heading: ', dry run',
  comparingWithStripeLabel: 'Comparing with Stripe',
  title: 'The comparison failed',
};
