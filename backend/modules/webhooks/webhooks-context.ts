import type { Clock } from '#kernel/clock.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Resolve } from '#kernel/outgoing/public-address.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';

/** What the commands and queries of this module are given. */
export interface WebhooksContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  sealer: Sealer;
  /** Hosts that may be called by http and at private addresses. The list is empty in production. */
  privateHosts: readonly string[];
  /** Looks up the addresses of a host; Node's own look-up when left out. */
  resolve?: Resolve | undefined;
}
