import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { TestResult } from './prompts.errors.ts';

/**
 * How texts of a prompt, by their checksums, fared when its author tried them out: each input counts by its latest run. Runs are
 * another module's, which knows this one; so it is handed in.
 */
export type TestResults = (
  connection: Connection,
  of: { promptId: string; authorId: string; checksums: readonly string[] },
) => Promise<ReadonlyMap<string, TestResult>>;

/** What the commands of this module are given. */
export interface PromptsContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  identity: Identity;
  media: Media;
  testResults: TestResults;
}
