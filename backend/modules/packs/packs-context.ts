import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { PackParts, Prompts, PromptSelling } from '#modules/prompts/index.ts';
import type { PackSales } from '#modules/selling/index.ts';

/** What the commands of this module are given. */
export interface PacksContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  identity: Identity;
  prompts: Pick<Prompts, 'cards' | 'refs' | 'takenDown'>;
  parts: PackParts;
  sales: PackSales;
  /** The address of a gift by its code. */
  giftUrl(code: string): string;
  promptSelling: Pick<PromptSelling, 'grantAccess' | 'revokeAccess'>;
}
