import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import type { RateLimits } from '#kernel/http/rate-limits.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { PackSales, PromptNames, RunFigures, StorageFigures, TokenFigures } from './shop-figures.port.ts';

/** What the commands of this module are given. */
export interface AnalyticsContext {
  db: Database;
  clock: Clock;
  log: Logger;
  limits: RateLimits<'events' | 'eventsOfAddress'>;
  outbox: Outbox;
  identity: Pick<Identity, 'creators' | 'gone'>;
  /** Those of these people whose account is deleted. The others cannot be deleted until the transaction ends. */
  goneOf(tx: Tx, userIds: readonly string[]): Promise<Set<string>>;
  /** What other modules tell of the rows that they own. */
  figures: { runs: RunFigures; tokens: TokenFigures; storage: StorageFigures; prompts: PromptNames; packs: PackSales };
}
