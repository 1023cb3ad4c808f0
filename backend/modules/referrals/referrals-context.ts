import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { GivenRewards, Wallet } from '#modules/wallet/index.ts';
import type { Prints } from './prints.ts';

/** The dependencies of the commands of the module referrals. */
export interface ReferralsContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  identity: Pick<Identity, 'creators' | 'emailConfirmed' | 'gone' | 'idsByWords' | 'usernames'>;
  wallet: Pick<Wallet, 'grant'>;
  rewards: GivenRewards;
  prints: Prints;
  /** The scheme and host of referral links, without a slash at the end. */
  linkBaseUrl: string;
}
