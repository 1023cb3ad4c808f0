import type { Tx } from '#kernel/db/database.ts';

/** How a person came to register an account. */
export interface Arrival {
  /** What an earlier page visit left in this browser (`backend/kernel/http/arrivals.ts`); null without one. */
  note: string | null;
  /** The secret in the browser's device cookie. */
  device: string;
  ip: string;
}

/** What other modules do with a new account, in the transaction that makes it. */
export interface Newcomers {
  arrived(tx: Tx, userId: string, arrival: Arrival): Promise<void>;
}
