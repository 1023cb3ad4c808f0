import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Generation } from '#modules/generation/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Pricing } from '#modules/pricing/index.ts';
import type { FreeTrialRuns, Prompts, PromptSelling } from '#modules/prompts/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { CreatorEarnings, Wallet } from '#modules/wallet/index.ts';

/** The dependencies of the commands of the module selling. */
export interface SellingContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  identity: Identity;
  generation: Generation;
  pricing: Pricing;
  prompts: Pick<Prompts, 'refs' | 'terms' | 'takenDown'>;
  promptSelling: PromptSelling;
  freeTrialRuns: Pick<FreeTrialRuns, 'left'>;
  wallet: Wallet;
  earnings: CreatorEarnings;
  blocks: Pick<Blocks, 'either'>;
}
