import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import type { Archives } from '#modules/archives/index.ts';
import type { CollectionPortability } from '#modules/collections/index.ts';
import type { CreationRuns } from '#modules/generation/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { LibraryPortability } from '#modules/library/index.ts';
import type { Media, MediaStreams } from '#modules/media/index.ts';
import type { PromptPortability, Prompts } from '#modules/prompts/index.ts';

/** What the commands and queries of account exports and imports are given. */
export interface PortabilityContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  push: Push;
  storage: Storage;
  archives: Pick<Archives, 'latest' | 'request'>;
  identity: Pick<Identity, 'profile' | 'gone'>;
  media: Pick<Media, 'checkRoom' | 'store' | 'storageUse' | 'owned'>;
  streams: MediaStreams;
  prompts: PromptPortability & Pick<Prompts, 'createDrafts'>;
  runs: Pick<CreationRuns, 'arrivals'>;
  library: LibraryPortability;
  collections: CollectionPortability;
}
