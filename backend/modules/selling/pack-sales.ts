import type { Connection, Tx } from '#kernel/db/database.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';

/** Runs of several prompts since a purchase, as far as their events have told. */
export interface Usage {
  /** Runs that delivered something or have not ended. */
  runsSince: number;
  /** Runs that failed on the provider's or our side. */
  failures: number;
}

/** A person's earlier refunds of unlocks and packs. Refunds after a take-down do not count. */
export interface RefundRest {
  refunds: number;
  lastRefundAt: Date | null;
}

/** Prompts that a person got together, and since when. */
export interface UsageOf {
  key: string;
  /** Null while no person has them. */
  userId: string | null;
  promptIds: readonly string[];
  since: Date;
}

/** A part of a pack in one purchase. */
export interface SoldPart {
  /** Id of the part's row in the purchase: the source of its earning. */
  id: string;
  promptId: string;
  /** Tokens of the payer, and tokens that the platform adds for its coupon. */
  paid: number;
  subsidy: number;
}

export interface PackSale {
  userId: string;
  creatorId: string;
  purchaseId: string;
  packId: string;
  parts: readonly SoldPart[];
  /** For the payer's activity. */
  reason: string;
  /** Bonus tokens buy no gifts. */
  gift: boolean;
}

export interface PackRefund {
  /** Who paid. */
  userId: string;
  creatorId: string;
  purchaseId: string;
  packId: string;
  parts: readonly { id: string; split: BucketSplit; subsidy: number }[];
  /** The same key is one refund. */
  key: string;
  reason: string;
  /** Whether it counts toward the rest between refunds. */
  counts: boolean;
}

/** What packs ask of selling. */
export interface PackSales {
  /** Runs of each of these, by its key, in one statement. */
  usage(connection: Connection, asked: readonly UsageOf[]): Promise<Map<string, Usage>>;
  refundsOf(connection: Connection, userId: string): Promise<RefundRest>;
  /** Takes the price from the payer, to the maker's pending earnings; what each part took from which bucket. @throws InsufficientTokens */
  pay(tx: Tx, sale: PackSale): Promise<Map<string, BucketSplit>>;
  /** Holds what a refund changes: earnings of the maker, and wallets of these people and of all who earned. */
  lock(tx: Tx, sale: { creatorId: string; people: readonly string[]; partIds: readonly string[] }): Promise<void>;
  /** Gives parts back; after `lock`. */
  refund(tx: Tx, refund: PackRefund): Promise<void>;
}
