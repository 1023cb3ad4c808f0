import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { Pricing } from '#modules/pricing/index.ts';
import type { Prompts } from '#modules/prompts/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';

/** What the commands and queries of this module are given. */
export interface AgentsContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  blocks: Blocks;
  identity: Pick<Identity, 'creators' | 'idOf'>;
  media: Pick<Media, 'owned' | 'claim' | 'release' | 'show' | 'hide' | 'urlOf'>;
  prompts: Pick<Prompts, 'cards' | 'openRefs' | 'head'>;
  pricing: Pick<Pricing, 'rateCard'>;
}
