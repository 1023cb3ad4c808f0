import type { Connection } from '#kernel/db/database.ts';

/** The calls that other modules may make. */
export interface Collections {
  /** Those of these prompts that a person saved. One query. */
  savedAmong(connection: Connection, userId: string, promptIds: readonly string[]): Promise<string[]>;
}
