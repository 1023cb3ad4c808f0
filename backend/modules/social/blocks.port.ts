import type { Connection } from '#kernel/db/database.ts';

/** Who blocked whom (docs/rules/keeping.md#blocks). Modules that people meet in ask here. */
export interface Blocks {
  /** Those of these people who blocked this person or whom this person blocked; none for visitors. One query. */
  either(connection: Connection, userId: string | null, ids: readonly string[]): Promise<Set<string>>;
  /** Those of these people who blocked this person; none for visitors. One query. */
  by(connection: Connection, userId: string | null, ids: readonly string[]): Promise<Set<string>>;
}
