import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import type { RateLimits } from '#kernel/http/rate-limits.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Generation } from '#modules/generation/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { PackParts, Prompts, PromptSelling } from '#modules/prompts/index.ts';
import type { PackSales } from '#modules/selling/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { Wallet } from '#modules/wallet/index.ts';
import type { CodeLimit } from './packs.config.ts';
import type { OfficialPack } from './official-packs.port.ts';

/** The dependencies of the commands of the module packs. */
export interface PacksContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  limits: Pick<RateLimits<CodeLimit>, 'take' | 'giveBack'>;
  identity: Identity;
  blocks: Blocks;
  prompts: Pick<Prompts, 'cards' | 'refs' | 'takenDown' | 'head'>;
  parts: PackParts;
  sales: PackSales;
  wallet: Pick<Wallet, 'lock' | 'grant' | 'state' | 'openEmpty'>;
  generation: Pick<Generation, 'runsSince'>;
  /** Which of these packs a person saved; all of the person's saved packs when `packIds` is null. */
  saved(connection: Connection, userId: string, packIds: readonly string[] | null): Promise<string[]>;
  /** The platform accounts whose prompts may be parts of official packs. The first account owns these packs. */
  officialMakers(connection: Connection): Promise<string[]>;
  /** The address of a gift's page, from its code. */
  giftUrl(code: string): string;
  /** The official packs that come with the product. */
  official: readonly OfficialPack[];
  promptSelling: Pick<PromptSelling, 'grantAccess' | 'revokeAccess'>;
}
