import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity, Preferences } from '#modules/identity/index.ts';
import type { Prompts } from '#modules/prompts/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { CreationCards } from './creation-cards.port.ts';
import type { PackCards } from './pack-cards.port.ts';

/** The dependencies of the commands of the module collections. */
export interface CollectionsContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  identity: Identity;
  blocks: Blocks;
  prompts: Pick<Prompts, 'about' | 'cards'>;
  /** Which of these people have chosen to be hidden from search. */
  hidden: Preferences['hidden'];
  creations: CreationCards;
  packs: PackCards;
  /** The beginning of the address of an invite link. */
  linkBaseUrl: string;
}
