import { counted } from '#contracts/plural.ts';

/** In several places. */
export const STRIPE_SYNC = {
  retry: 'You can press again.',
};

/** catalogue-panel.tsx */
export const CATALOGUE_PANEL = {
  inSync: 'Every price is the same on both sides.',
  differences: (count: number, total: number) => `${count} of ${total} differ. You see what would happen before it does.`,
};

/** catalogue-sync-dialog.tsx */
export const CATALOGUE_SYNC_DIALOG = {
  updatedToast: (count: number) => (count === 1 ? 'One price was updated.' : `${count} prices were updated.`),
  title: 'Sync the price list?',
  description: 'A dry run shows what would change at Stripe. Nothing changes until you sync.',
  planFailed: 'The dry run failed.',
  nothingToSync: 'Nothing to do: it is in sync already.',
};

/** connection-panel.tsx */
export const CONNECTION_PANEL = {
  noProvider: 'Purchases need Stripe keys on this server.',
  sandboxLink: 'Operator’s page of the sandbox',
  sandboxText: 'A local test service in place of Stripe: same calls and signed events, no money.',
  liveText: 'Real cards, real money.',
  receivedLastDay: (receivedLastDay: number) => `${receivedLastDay.toLocaleString('en-US')} in the last 24 hours`,
  failedNote: 'look at them below and replay them',
};

/** earlier-comparisons.tsx */
export const EARLIER_COMPARISONS = {
  emptyText: 'No comparison yet.',
};

/** events-panel.tsx */
export const EVENTS_PANEL = {
  placeholder: 'Part of a type or id',
  noMatchText: 'No event fits.',
  emptyText: 'No event has arrived yet.',
};

/** events-table.tsx */
export const EVENTS_TABLE = {
  replayedToast: 'It is processed again. Nothing is done twice.',
};

/** finding-groups.ts */
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

/** findings-list.tsx */
export const FINDINGS_LIST = {
  retry: 'You can press again: it happens only once.',
};

/** reconcile-panel.tsx */
export const RECONCILE_PANEL = {
  startFailed: 'Nothing was started.',
  retry: 'You can press again: it starts only once.',
  repairTitle: 'Compare and repair?',
};

/** reconciliation-view.tsx */
export const RECONCILIATION_VIEW = {
  queued: 'Waiting for its turn…',
  progress: (compared: number, count: number) => `${compared.toLocaleString('en-US')} compared so far, ${count} found`,
  failedText: (error: string | null) => `${error ?? 'The reason is unknown.'} Finished repairs stay. You can start again.`,
  comparedText: (compared: number) => `${counted(compared, 'record of Stripe was', 'records of Stripe were')} compared with the ledger.`,
};
