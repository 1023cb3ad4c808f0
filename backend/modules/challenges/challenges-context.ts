import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';

/** What the commands of this module are given. */
export interface ChallengesContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  identity: Identity;
  wallet: Pick<Wallet, 'lock' | 'grant' | 'state'>;
}
