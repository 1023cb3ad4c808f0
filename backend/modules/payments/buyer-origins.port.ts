import type { Connection } from '#kernel/db/database.ts';

/** What payments ask other modules about buyers, to group sales. Buyers without a known value are absent from the answer. */
export interface BuyerOrigins {
  /** The country of each buyer, taken from the time zone, as two letters. */
  countries(connection: Connection, userIds: readonly string[]): Promise<Map<string, string>>;
  /** The referrer of each of these people; revoked referrals are left out. */
  referrers(connection: Connection, userIds: readonly string[]): Promise<Map<string, string>>;
}
