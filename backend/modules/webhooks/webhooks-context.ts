import type { Clock } from '#kernel/clock.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Resolve } from '#kernel/outgoing/public-address.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';

/** The dependencies of the commands and queries of the module webhooks. */
export interface WebhooksContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  sealer: Sealer;
  /** Hosts that webhooks may call by http and at private addresses. The list is empty in production. */
  privateHosts: readonly string[];
  /** Looks up the IP addresses of a host; when left out, Node's own look-up is used. */
  resolve?: Resolve | undefined;
}
