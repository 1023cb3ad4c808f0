import type { Connection, Tx } from '#kernel/db/database.ts';

/** What creations need of collections, which know creations in turn. */
export interface CreationCollections {
  /** Ids of the creations in a collection that this person may open. @throws AppError not_found */
  creationsIn(connection: Connection, viewerId: string, collectionId: string): Promise<string[]>;
  /** Adds own creations to a collection; those that it refuses have a code. @throws AppError not_found */
  add(tx: Tx, userId: string, collectionId: string, creationIds: readonly string[]): Promise<{ refused: { id: string; code: string }[] }>;
}
