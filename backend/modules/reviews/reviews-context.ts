import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Generation } from '#modules/generation/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { DiscussedTarget } from './discussed-target.port.ts';

/** What the commands of this module are given. */
export interface ReviewsContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  identity: Identity;
  generation: Pick<Generation, 'attach' | 'detach' | 'attached'>;
  blocks: Blocks;
  /** The object that is registered for a type. */
  discussed(type: DiscussedType): DiscussedTarget;
}
