import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { Agents } from '#modules/agents/index.ts';
import type { CreationRuns } from '#modules/generation/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { Pricing } from '#modules/pricing/index.ts';
import type { Prompts } from '#modules/prompts/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';

/** The dependencies that the commands of the module chat get. */
export interface ChatContext {
  /** Throws when texts contain words with which the product generates nothing. @throws AppError words_refused */
  refuseWords(texts: readonly string[]): void;
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  push: Push;
  agents: Pick<Agents, 'shown' | 'forChat'>;
  identity: Pick<Identity, 'creators' | 'present'>;
  media: Pick<Media, 'urlOf' | 'serve'>;
  pricing: Pick<Pricing, 'quote'>;
  blocks: Blocks;
  prompts: Pick<Prompts, 'cards' | 'openRefs'>;
  runs: Pick<CreationRuns, 'shown' | 'own'>;
  /** The beginning of the address of every shared chat. */
  linkBaseUrl: string;
}
