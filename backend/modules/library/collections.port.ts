import type { Connection, Tx } from '#kernel/db/database.ts';

/** The saves of prompts, for the library. */
export interface SavedPrompts {
  /** For each of these prompts, the people who saved it. With `userId` only this person is looked for; null means all people. */
  savers(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<{ promptId: string; userId: string }[]>;
  /** Takes prompts out of the person's "Saved"; returns those that were in it. */
  unsave(tx: Tx, userId: string, promptIds: readonly string[]): Promise<string[]>;
}

/** What the library needs of collections. It is a port, because collections import the library. */
export interface CreationCollections {
  /** Ids of the creations in a collection that this person may open. @throws AppError not_found */
  creationsIn(connection: Connection, viewerId: string, collectionId: string): Promise<string[]>;
  /** Adds own creations to a collection; those that it refuses have a code. @throws AppError not_found */
  add(tx: Tx, userId: string, collectionId: string, creationIds: readonly string[]): Promise<{ refused: { id: string; code: string }[] }>;
}
