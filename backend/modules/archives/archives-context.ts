import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import type { ArchiveKind } from './archive-row.ts';
import type { ArchiveMaker } from './archive-maker.port.ts';

/** What the commands and queries of prepared ZIP files are given. */
export interface ArchivesContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  push: Push;
  storage: Storage;
  /** The makers of each kind of archive. This is a function, because the makers and this module need each other: bootstrap supplies the makers later. */
  makers: () => Record<ArchiveKind, ArchiveMaker>;
}
