import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import type { ArchiveKind } from './archive-row.ts';
import type { ArchiveMaker } from './archive-maker.port.ts';

/** What the commands and queries of this module are given. */
export interface ArchivesContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  push: Push;
  storage: Storage;
  /** Functions that make each kind of archive. The makers need this module and this module needs them, so bootstrap supplies them later. */
  makers: () => Record<ArchiveKind, ArchiveMaker>;
}
