import type { CreationCollections, SavedPrompts } from '#modules/library/collections.port.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { NamedCollection } from './queries/named-collections.ts';
import type { CollectionHead } from './queries/public-pages.ts';

export type { CollectionHead } from './queries/public-pages.ts';

/** The calls that other modules may make. */
export interface Collections {
  /** Which of these prompts a person saved, in one query. */
  savedAmong(connection: Connection, userId: string, promptIds: readonly string[]): Promise<string[]>;
  /** Which of these packs a person saved, in one query; all packs that the person saved when `packIds` is null. */
  savedPacks(connection: Connection, userId: string, packIds: readonly string[] | null): Promise<string[]>;
  /** Ids of the creations in a collection that this person may open. @throws AppError not_found */
  creationsIn: CreationCollections['creationsIn'];
  /** A collection as a visitor opens it, for previews of links; null for a private one. */
  head(connection: Connection, idOrSlug: string): Promise<CollectionHead | null>;
  /** Public collections with these letters in their names, for suggestions to this person; visitors for null. */
  named(connection: Connection, typed: string, viewerId: string | null): Promise<NamedCollection[]>;
  /** Public collections for maps of the site, last changed first. */
  publicPages(connection: Connection, limit: number): Promise<{ slug: string; updatedAt: Date }[]>;
  savers: SavedPrompts['savers'];
  unsave: SavedPrompts['unsave'];
  /** Shuts a person whom the owner blocked out of the owner's collections, or lets them in again. */
  shutOut(tx: Tx, block: { ownerId: string; userId: string; out: boolean }): Promise<void>;
  /** Adds creations of this person. @throws AppError not_found, forbidden, wrong_kind */
  addCreations: CreationCollections['add'];
}
