import type { Tx } from '#kernel/db/database.ts';

/** How a person's browser came to the product before it registered an account. */
export interface Arrival {
  /** What an earlier page visit stored in this browser (`backend/kernel/http/arrivals.ts`); null without one. */
  note: string | null;
  /** The secret in the browser's device cookie, by which a known device is recognised. */
  device: string;
  ip: string;
}

/** Called in the transaction that creates an account, so that other modules can react. */
export interface Newcomers {
  arrived(tx: Tx, userId: string, arrival: Arrival): Promise<void>;
}
