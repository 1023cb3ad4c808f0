import type { KeptFlag } from '#contracts/admin-users.ts';
import type { Connection } from '#kernel/db/database.ts';

export interface FlagQuestion {
  now: Date;
  /** Only people with these ids; null for all people. */
  among: readonly string[] | null;
  /** The most people to return, the most important first. */
  limit: number;
}

/** Returns the ids of the people with one flag, which another module stores. */
export type FlagHolders = (connection: Connection, question: FlagQuestion) => Promise<string[]>;

/** One function for each flag. Each module answers from the rows that it owns. */
export type PeopleFlags = Readonly<Record<KeptFlag, FlagHolders>>;
