/** In several places. */
export const STRIPE_SYNC = {
  retry: 'You can press again.',
};

/** catalogue-panel.tsx */
export const CATALOGUE_PANEL = {
  everyPrice: 'Every price is the same on both sides.',
  ofDifferYouSee: (count: number, count2: number) => `${count} of ${count2} differ. You see what would happen before it does.`,
};

/** catalogue-sync-dialog.tsx */
export const CATALOGUE_SYNC_DIALOG = {
  onePriceWasUpdated: 'One price was updated.',
  pricesWereUpdated: (count: number) => `${count} prices were updated.`,
  title: 'Sync the price list?',
  description: 'A dry run shows what would change at Stripe. Nothing changes until you sync.',
  dryRunFailed: 'The dry run failed.',
  nothingToDo: 'Nothing to do: it is in sync already.',
};

/** connection-panel.tsx */
export const CONNECTION_PANEL = {
  purchasesNeedStripeKeys: 'Purchases need Stripe keys on this server.',
  operatorsPage: 'Operator’s page of the sandbox',
  localTestService: 'A local test service in place of Stripe: same calls and signed events, no money.',
  realCardsRealMoney: 'Real cards, real money.',
  inTheLast24: (receivedLastDay: number) => `${receivedLastDay.toLocaleString('en-US')} in the last 24 hours`,
  lookAtThemBelow: 'look at them below and replay them',
};

/** earlier-comparisons.tsx */
export const EARLIER_COMPARISONS = {
  noComparisonYet: 'No comparison yet.',
};

/** events-panel.tsx */
export const EVENTS_PANEL = {
  placeholder: 'Part of a type or id',
  noEventFits: 'No event fits.',
  noEventHasArrived: 'No event has arrived yet.',
};

/** events-table.tsx */
export const EVENTS_TABLE = {
  itIsProcessedAgain: 'It is processed again. Nothing is done twice.',
};

/** finding-groups.ts */
export const FINDING_GROUPS = {
  paidAtStripeBut: 'Paid at Stripe, but the tokens were not credited.',
  monthOfPro: 'A month of Pro was paid, but its tokens were not credited.',
  paymentWithoutAKnown: 'A payment without a known order. Check it by hand.',
  amountDiffers: 'The amount differs from the order. Check it by hand.',
  tokensWereCreditedWithout: 'Tokens were credited without a payment at Stripe. Check it by hand.',
  refundedAtStripeBut: 'Refunded at Stripe, but the tokens were not taken back.',
  bankTookTheMoney: 'A bank took the money back, but the tokens were not taken back.',
  proSubscriptionDiffersBetween: 'A Pro subscription differs between Stripe and us.',
};

/** findings-list.tsx */
export const FINDINGS_LIST = {
  retry: 'You can press again: it happens only once.',
};

/** reconcile-panel.tsx */
export const RECONCILE_PANEL = {
  startFailed: 'Nothing was started.',
  retry: 'You can press again: it starts only once.',
  title: 'Compare and repair?',
};

/** reconciliation-view.tsx */
export const RECONCILIATION_VIEW = {
  waitingForItsTurn: 'Waiting for its turn…',
  comparedSoFarFound: (compared: number, count: number) => `${compared.toLocaleString('en-US')} compared so far, ${count} found`,
  finishedRepairsStay: (error: string | null) => `${error ?? 'The reason is unknown.'} Finished repairs stay. You can start again.`,
  recordsOfStripeWere: (compared: number) => `${compared.toLocaleString('en-US')} records of Stripe were compared with the ledger.`,
};
