import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { Generation } from '#modules/generation/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { DiscussedTarget } from './discussed-target.port.ts';

/** The services that the commands of the reviews module need. */
export interface ReviewsContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  push: Push;
  identity: Identity;
  generation: Pick<Generation, 'attach' | 'detach' | 'attached'>;
  blocks: Blocks;
  /** Returns the object that another module registered for a type of target. */
  discussed(type: DiscussedType): DiscussedTarget;
}
