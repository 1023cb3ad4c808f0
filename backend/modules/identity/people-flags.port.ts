import type { KeptFlag } from '#contracts/admin-users.ts';
import type { Connection } from '#kernel/db/database.ts';

export interface FlagQuestion {
  now: Date;
  /** Only these people; null for all of them. */
  among: readonly string[] | null;
  /** The most people to return, those that matter most first. */
  limit: number;
}

/** Ids of the people with a flag that another module keeps. */
export type FlagHolders = (connection: Connection, question: FlagQuestion) => Promise<string[]>;

/** Who has which flag. Each module answers for the rows that it owns. */
export type PeopleFlags = Readonly<Record<KeptFlag, FlagHolders>>;
