import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, pageLimit, tokens } from './primitives.ts';

/** Tokens that one run held, captured and released. Once settled, captured + released = held (docs/rules/wallet.md#holds-end-once). */
export const receipt = z.object({
  held: tokens,
  captured: tokens,
  released: tokens,
  status: z.enum(['open', 'settled', 'expired']),
  heldAt: isoTime,
  settledAt: z.nullable(isoTime),
});
export type Receipt = z.infer<typeof receipt>;

export { getBalance } from './balance.ts';

/** The whole wallet of one person, in tokens. */
export const walletOverview = z.object({
  /** Spendable now; 0 while there is a debt. */
  balance: tokens,
  /** Set aside for runs that are under way. */
  held: tokens,
  /** Owed after a refund or a dispute of tokens that were spent: settled by the next tokens that come in. */
  debt: tokens,
  /** Earned and not released yet. */
  pendingEarned: tokens,
  buckets: z.object({ bonus: tokens, subscription: tokens, earned: tokens, purchased: tokens }),
  /** Ever spent and ever received. */
  spent: tokens,
  received: tokens,
});
export type WalletOverview = z.infer<typeof walletOverview>;

export const getWallet = defineEndpoint({ method: 'GET', path: '/api/user/wallet', summary: 'The whole wallet', response: walletOverview });

/** What a line of the activity is about (docs/rules/wallet.md#activity-types). */
export const TRANSACTION_TYPES = [
  'purchase', 'subscription', 'generation', 'refund', 'reward', 'challenge', 'sale', 'royalty', 'tip', 'referral', 'unlock', 'pack', 'adjustment', 'chargeback',
] as const;
export const transactionType = z.enum(TRANSACTION_TYPES);
export type TransactionType = z.infer<typeof transactionType>;

/** One line of the activity. A run is one line: pending while its hold is open, then what it captured. */
export const walletTransaction = z.object({
  id,
  type: transactionType,
  status: z.enum(['pending', 'done']),
  /** Signed tokens: what came in or went out; for a pending line what is held, 0 for a run that cost nothing. */
  amount: z.int(),
  /**
   * All tokens afterwards, those held for running runs included, less what is owed: the balance of the line below plus this
   * amount. Null for a pending line, which has taken nothing yet.
   */
  balanceAfter: z.nullable(z.int()),
  title: z.string(),
  createdAt: isoTime,
  /** What it belongs to: `generation`, `order`, `subscription`, `challenge` …; null when there is nothing to open. */
  refType: z.nullable(z.string()),
  refId: z.nullable(id),
  /** For runs. */
  receipt: z.nullable(receipt),
});
export type WalletTransaction = z.infer<typeof walletTransaction>;

/** The filters of the activity; the CSV export takes the same. */
export const transactionFilter = {
  direction: z.optional(z.enum(['in', 'out'])),
  /** Types, separated by commas. */
  types: z.optional(z.string().check(z.maxLength(300))),
  /** From this instant on, up to the other one without it. */
  from: z.optional(isoTime),
  to: z.optional(isoTime),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
};

export const listTransactions = defineEndpoint({
  method: 'GET',
  path: '/api/user/transactions',
  summary: 'What came in and went out, latest first, by keyset pages',
  query: z.strictObject({ ...transactionFilter, limit: z._default(pageLimit(100), 25), before: z.optional(z.string().check(z.maxLength(300))) }),
  response: z.object({ items: z.array(walletTransaction), nextCursor: z.nullable(z.string()) }),
});

/** Address of the CSV export; it takes the filters as its query. */
export const TRANSACTIONS_CSV_PATH = '/api/user/transactions.csv';

export const spending = z.object({
  /** One per UTC day, oldest first, days without a run included; captured tokens by type. */
  days: z.array(z.object({ day: z.iso.date(), text: tokens, image: tokens, video: tokens, other: tokens })),
  spent: tokens,
  runs: z.int(),
  /** Average tokens of a run that cost something; null without any. */
  average: z.nullable(z.number()),
  /** Tokens that came back: released by runs. */
  released: tokens,
});
export type Spending = z.infer<typeof spending>;

export const getSpending = defineEndpoint({
  method: 'GET',
  path: '/api/user/spending',
  summary: 'Tokens spent by day and type',
  query: z.strictObject({ days: z._default(pageLimit(365), 30) }),
  response: spending,
});
