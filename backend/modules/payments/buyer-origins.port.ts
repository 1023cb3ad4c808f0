import type { Connection } from '#kernel/db/database.ts';

/** What payments ask other modules about buyers. Buyers without a known value are absent from the answer. */
export interface BuyerOrigins {
  /** The country of each person's time zone, as two letters. */
  countries(connection: Connection, userIds: readonly string[]): Promise<Map<string, string>>;
  /** Who brought each person; revoked referrals are left out. */
  referrers(connection: Connection, userIds: readonly string[]): Promise<Map<string, string>>;
}
