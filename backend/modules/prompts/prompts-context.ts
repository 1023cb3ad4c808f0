import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';

/** What the commands of this module are given. */
export interface PromptsContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  identity: Identity;
  media: Media;
}
