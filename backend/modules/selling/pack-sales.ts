import type { Connection } from '#kernel/db/database.ts';

/** Runs of several prompts since a purchase, as far as their events have told. */
export interface Usage {
  /** Runs that delivered something or have not ended. */
  runsSince: number;
  /** Runs that failed on the provider's or our side. */
  failures: number;
}

/** A person's earlier refunds of anything, without those of what was taken down. */
export interface RefundRest {
  refunds: number;
  lastRefundAt: Date | null;
}

/** Prompts that a person got together, and since when. */
export interface UsageOf {
  key: string;
  /** Null while nobody has them. */
  userId: string | null;
  promptIds: readonly string[];
  since: Date;
}

/** What packs ask of selling. */
export interface PackSales {
  /** Runs of each of these, by its key, in one statement. */
  usage(connection: Connection, asked: readonly UsageOf[]): Promise<Map<string, Usage>>;
  refundsOf(connection: Connection, userId: string): Promise<RefundRest>;
}
