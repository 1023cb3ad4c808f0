import { systemClock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import { createOutbox } from '#kernel/outbox/outbox.ts';
import { createDiskStorage } from '#kernel/storage/disk-storage.ts';
import { renderCover } from '#modules/studio/index.ts';
import { createIdentity } from '#modules/identity/index.ts';
import { createMedia } from '#modules/media/index.ts';
import { createPrompts } from '#modules/prompts/index.ts';
import type { PromptsModule } from '#modules/prompts/index.ts';
import { createWallet } from '#modules/wallet/index.ts';
import type { Ledger } from '#modules/wallet/index.ts';
import { STARTERS } from '#seeds/starter-prompts/index.ts';

/** Builds the product's modules that prepare and check demo data. They draw covers only when there is a folder for covers. */
export function demoModules(db: Database, storageDir: string | null): { prompts: PromptsModule; ledger: Ledger } {
  const clock = systemClock;
  const log = silentLogger();
  const outbox = createOutbox({ clock, wake: () => undefined });
  const push = { toUser: () => undefined, closeSession: () => undefined, closeUser: () => undefined };
  const { wallet, ledger } = createWallet({ db, clock, outbox, push });
  const { media } = createMedia({ db, clock, log, storage: createDiskStorage({ dir: storageDir ?? '/nonexistent' }) });
  // Stands in for dependencies that only routes use, because no route is called while demo data is filled.
  const unused = {} as never;
  const { identity, preferences } = createIdentity({
    db, clock, log, logHash: unused, outbox, push, wallet, media, limits: unused, sessionCache: unused, emailSender: unused, sealer: unused, personalData: () => [],
  });
  const deps = { db, clock, log, outbox, identity, preferences, blocks: unused, media, rateCard: unused, starters: STARTERS, paintCover: storageDir === null ? null : renderCover };
  return { prompts: createPrompts(deps), ledger };
}
