import type { InboxEntry } from '#contracts/inbox.ts';
import type { Connection } from '#kernel/db/database.ts';

/** The calls that worker processes and other modules make. */
export interface Payments {
  /** Handles one event of the inbox. */
  handleProviderEvent(eventId: string): Promise<void>;
  /** Compares the provider with the ledger and repairs, unless it is a dry run. */
  reconcile(id: string): Promise<void>;
  /** Turns the renewal of a person who asked for account deletion off, or on again. */
  settleRenewal(userId: string): Promise<void>;
  /** Ends the subscription of a deleted account. */
  closeCustomer(userId: string): Promise<void>;
  /** Disputes that wait for an answer at the provider. */
  waitingDisputes(connection: Connection): Promise<InboxEntry[]>;
  /** Events of the provider whose last try failed. */
  waitingEvents(connection: Connection): Promise<InboxEntry[]>;
}
