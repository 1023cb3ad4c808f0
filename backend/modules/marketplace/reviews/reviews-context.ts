import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Generation } from '#modules/generation/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Prompts } from '#modules/prompts/index.ts';

/** What the commands of this part are given. */
export interface ReviewsContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  identity: Identity;
  generation: Pick<Generation, 'attach' | 'detach' | 'attached'>;
  prompts: Prompts;
}
