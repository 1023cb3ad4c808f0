import type { Connection, Tx } from '#kernel/db/database.ts';

/** What the library needs to know of saved prompts. */
export interface SavedPrompts {
  /** For each of these prompts, the people who saved it; with a `userId`, at most this person. */
  savers(connection: Connection, promptIds: readonly string[], userId: string | null): Promise<{ promptId: string; userId: string }[]>;
  /** Takes prompts out of a person's collection "Saved". Returns the ids of those that were in it. */
  unsave(tx: Tx, userId: string, promptIds: readonly string[]): Promise<string[]>;
}

/** What the library asks of the module collections. It is a port, because collections already call the library. */
export interface CreationCollections {
  /**
   * The ids of all accepted creations in a collection. The person must be allowed to open the collection.
   * @throws AppError not_found
   */
  creationsIn(connection: Connection, viewerId: string, collectionId: string): Promise<string[]>;
  /** Adds own creations to a collection. Returns an error code for each creation that the collection refuses. @throws AppError not_found */
  add(tx: Tx, userId: string, collectionId: string, creationIds: readonly string[]): Promise<{ refused: { id: string; code: string }[] }>;
}
