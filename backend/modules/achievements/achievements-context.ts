import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';

/** The services that the commands of this module need: database, clock, outbox, wallet, identity and the push to open tabs. */
export interface AchievementsContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  wallet: Wallet;
  identity: Identity;
  push: Push;
}
