import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { KeySpending } from '#modules/generation/index.ts';
import type { KeyOwners } from '#modules/identity/index.ts';

/** The dependencies of the commands and queries of the module api-access. */
export interface ApiAccessContext {
  db: Database;
  clock: Clock;
  owners: KeyOwners;
  spending: KeySpending;
}
