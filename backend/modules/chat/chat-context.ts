import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Pricing } from '#modules/pricing/index.ts';

/** What the commands of this module are given. */
export interface ChatContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  push: Push;
  identity: Identity;
  pricing: Pick<Pricing, 'rateCard'>;
}
