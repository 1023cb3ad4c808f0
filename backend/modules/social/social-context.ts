import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Collections } from '#modules/collections/index.ts';
import type { Identity, Preferences } from '#modules/identity/index.ts';
import type { Prompts } from '#modules/prompts/index.ts';

/** What the commands of likes, follows and blocks are given. */
export interface SocialContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  identity: Identity;
  preferences: Preferences;
  prompts: Pick<Prompts, 'about' | 'cards' | 'head'>;
  collections: Pick<Collections, 'savedAmong' | 'shutOut'>;
}
