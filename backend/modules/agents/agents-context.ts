import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { FreeRuns } from '#modules/generation/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { Pricing } from '#modules/pricing/index.ts';
import type { Prompts } from '#modules/prompts/index.ts';
import type { OfficialAgent } from './official-agents.port.ts';

/** The dependencies of the commands and queries of this module. */
export interface AgentsContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  identity: Pick<Identity, 'creators' | 'idOf' | 'gone'>;
  media: Pick<Media, 'attached' | 'bytes' | 'claim' | 'release' | 'repaintAvatar' | 'show' | 'store' | 'urlOf'>;
  prompts: Pick<Prompts, 'cards' | 'head' | 'refs'>;
  pricing: Pick<Pricing, 'rateCard'>;
  freeRuns: FreeRuns;
  /** True if a moderator has paused this person's publishing. */
  publishingPaused(connection: Connection, userId: string): Promise<boolean>;
  /** Finds words in texts of an agent for which a moderator must review it before other people see it. */
  suspiciousWords(texts: readonly string[]): string[];
  /** The agents that come with the product. */
  official: readonly OfficialAgent[];
}
