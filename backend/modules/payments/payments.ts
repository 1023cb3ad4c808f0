import type { InboxEntry } from '#contracts/inbox.ts';
import type { Connection } from '#kernel/db/database.ts';

/** The calls of payments that worker processes and other modules make. */
export interface Payments {
  /** Handles one stored event of the provider. */
  handleProviderEvent(eventId: string): Promise<void>;
  /** Compares the provider's records with our orders and ledger and repairs differences, unless it is a dry run. */
  reconcile(id: string): Promise<void>;
  /** Turns the renewal of Pro off for a person who asked for account deletion, or on again after they called it off. */
  settleRenewal(userId: string): Promise<void>;
  /** Ends the subscription of a deleted account and deletes its customer at the provider. */
  closeCustomer(userId: string): Promise<void>;
  /** How many disputes wait for our evidence at the provider, and the first deadline. */
  waitingDisputes(connection: Connection): Promise<InboxEntry[]>;
  /** Events of the provider whose last try failed. */
  waitingEvents(connection: Connection): Promise<InboxEntry[]>;
}
