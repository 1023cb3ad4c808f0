import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, pageLimit, tokens } from './primitives.ts';

/** The receipt of a run: the tokens that it held, captured and released. After the run, captured + released = held (docs/rules/wallet.md#holds-end-once). */
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

/** The wallet of one person, in tokens. */
export const walletOverview = z.object({
  /** Tokens that the person can spend now; 0 while they have debt. */
  balance: tokens,
  /** Tokens that are held for running and waiting runs. */
  held: tokens,
  /** The debt in tokens: tokens that were refunded or disputed after they were spent. The next tokens that arrive pay it. */
  debt: tokens,
  /** Tokens that the person earned and that are not released yet. */
  pendingEarned: tokens,
  buckets: z.object({ bonus: tokens, subscription: tokens, earned: tokens, purchased: tokens }),
  /** All tokens that the person ever spent; `received` is all that ever arrived. */
  spent: tokens,
  received: tokens,
});
export type WalletOverview = z.infer<typeof walletOverview>;

export const getWallet = defineEndpoint({ method: 'GET', path: '/api/user/wallet', summary: 'The whole wallet', response: walletOverview });

/** The types of lines in a wallet's activity (docs/rules/wallet.md#activity-types). */
export const TRANSACTION_TYPES = [
  'purchase', 'subscription', 'generation', 'refund', 'reward', 'challenge', 'sale', 'royalty', 'tip', 'referral', 'unlock', 'pack', 'adjustment', 'chargeback',
] as const;
export const transactionType = z.enum(TRANSACTION_TYPES);
export type TransactionType = z.infer<typeof transactionType>;

/** One line of a wallet's activity. A run is one line: it is pending while its hold is open, and then shows what it captured. */
export const walletTransaction = z.object({
  id,
  type: transactionType,
  status: z.enum(['pending', 'done']),
  /** The tokens of the activity line, negative for spent ones. A pending line shows the held tokens, and a run that cost nothing shows 0. */
  amount: z.int(),
  /**
   * The wallet's tokens after this activity line, held ones included and debt subtracted. It is the balance of the line below plus this
   * amount. Null for a pending line, which has taken nothing yet.
   */
  balanceAfter: z.nullable(z.int()),
  title: z.string(),
  createdAt: isoTime,
  /** The kind of thing that the activity line belongs to: `generation`, `order`, `subscription`, `challenge` and others; null when there is nothing to open. */
  refType: z.nullable(z.string()),
  refId: z.nullable(id),
  /** The receipt of the run, for lines that are runs; null for others. */
  receipt: z.nullable(receipt),
});
export type WalletTransaction = z.infer<typeof walletTransaction>;

/** The filters of a wallet's activity. The CSV export takes the same. */
export const transactionFilter = {
  direction: z.optional(z.enum(['in', 'out'])),
  /** Finds activity of these types, separated by commas. */
  types: z.optional(z.string().check(z.maxLength(300))),
  /** Finds activity from this moment on. `to` is the first moment that is not included. */
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

/** The address of a wallet's activity as a CSV file. Its query holds the filters. */
export const TRANSACTIONS_CSV_PATH = '/api/user/transactions.csv';

export const spending = z.object({
  /** The tokens that runs cost on each UTC day, by content type, oldest first. Days without a run are included. */
  days: z.array(z.object({ day: z.iso.date(), text: tokens, image: tokens, video: tokens, other: tokens })),
  spent: tokens,
  runs: z.int(),
  /** The average cost of a run in tokens, without free runs; null when there is none. */
  average: z.nullable(z.number()),
  /** Held tokens that runs released. */
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
