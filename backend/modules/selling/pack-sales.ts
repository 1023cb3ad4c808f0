import type { Connection, Tx } from '#kernel/db/database.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';

/** Runs of a pack's prompts since their purchase, as far as the runs' events have arrived. */
export interface Usage {
  /** How many of these runs delivered something or have not ended. */
  runsSince: number;
  /** How many of these runs failed on the provider's or our side. */
  failures: number;
}

/** A person's earlier refunds of unlocks and packs. Refunds after a take-down do not count. */
export interface RefundRest {
  refunds: number;
  lastRefundAt: Date | null;
}

/** Prompts that a person bought together, and the time from which on their runs count. */
export interface UsageOf {
  key: string;
  /** The holder of the prompts; null for a gift that is not claimed yet. */
  userId: string | null;
  promptIds: readonly string[];
  since: Date;
}

/** A part of a pack in one purchase. */
export interface SoldPart {
  /** Id of the part's row in the purchase: the source of its earning. */
  id: string;
  promptId: string;
  /** How many tokens the payer pays for this part, and how many the platform adds for its coupon. */
  paid: number;
  subsidy: number;
}

export interface PackSale {
  userId: string;
  creatorId: string;
  purchaseId: string;
  packId: string;
  parts: readonly SoldPart[];
  /** The text of the purchase in the payer's wallet activity. */
  reason: string;
  /** Whether the purchase is a gift, for which bonus tokens cannot be used. */
  gift: boolean;
}

export interface PackRefund {
  /** The id of the person who paid. */
  userId: string;
  creatorId: string;
  purchaseId: string;
  packId: string;
  parts: readonly { id: string; split: BucketSplit; subsidy: number }[];
  /** The key of the refund: a second call with the same key does nothing. */
  key: string;
  reason: string;
  /** Whether the refund counts toward the limit of refunds, after which a buyer has to wait. */
  counts: boolean;
}

/** The calls that the module packs makes to sell and refund packs. */
export interface PackSales {
  /** Counts for each purchase, by its key, how its prompts were run since then. One statement. */
  usage(connection: Connection, asked: readonly UsageOf[]): Promise<Map<string, Usage>>;
  refundsOf(connection: Connection, userId: string): Promise<RefundRest>;
  /**
   * Takes the price of a pack from its payer into the maker's pending earnings. Returns the payer's tokens of each bucket for each part.
   * @throws InsufficientTokens
   */
  pay(tx: Tx, sale: PackSale): Promise<Map<string, BucketSplit>>;
  /** Locks what a refund changes: the maker's earnings, and the wallets of these people and of all who earned from the sale. */
  lock(tx: Tx, sale: { creatorId: string; people: readonly string[]; partIds: readonly string[] }): Promise<void>;
  /** Refunds parts of a pack to their payer. The caller has called `lock` before. */
  refund(tx: Tx, refund: PackRefund): Promise<void>;
}
