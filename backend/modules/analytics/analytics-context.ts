import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import type { RateLimits } from '#kernel/http/rate-limits.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { PackSales, PromptNames, RunFigures, StorageFigures, TokenFigures } from './shop-figures.port.ts';

/** The dependencies of the commands of the module analytics. */
export interface AnalyticsContext {
  db: Database;
  clock: Clock;
  log: Logger;
  limits: RateLimits<'events' | 'eventsOfAddress'>;
  outbox: Outbox;
  identity: Pick<Identity, 'creators' | 'gone'>;
  /** Which of these people have deleted their account. The query locks the other accounts, so that none of them is deleted before the transaction ends. */
  goneOf(tx: Tx, userIds: readonly string[]): Promise<Set<string>>;
  /** Figures that other modules compute from the rows of their own tables. */
  figures: { runs: RunFigures; tokens: TokenFigures; storage: StorageFigures; prompts: PromptNames; packs: PackSales };
}
