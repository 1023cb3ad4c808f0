import type { Connection } from '#kernel/db/database.ts';

/** Tells other modules who blocked whom, wherever people meet (docs/rules/keeping.md#blocks). */
export interface Blocks {
  /** Which of these people blocked the user or are blocked by the user; none for visitors. One query. */
  either(connection: Connection, userId: string | null, ids: readonly string[]): Promise<Set<string>>;
  /** Which of these people blocked the user; none for visitors. One query. */
  by(connection: Connection, userId: string | null, ids: readonly string[]): Promise<Set<string>>;
}
