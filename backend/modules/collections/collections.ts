import type { CreationCollections, SavedPrompts } from '#modules/library/collections.port.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { NamedCollection } from './queries/named-collections.ts';
import type { CollectionHead } from './queries/public-pages.ts';

export type { CollectionHead } from './queries/public-pages.ts';

/** The calls of collections that other modules may make. */
export interface Collections {
  /** Which of these prompts a person saved, in one query. */
  savedAmong(connection: Connection, userId: string, promptIds: readonly string[]): Promise<string[]>;
  /** Which of these packs a person saved, in one query; all packs that the person saved when `packIds` is null. */
  savedPacks(connection: Connection, userId: string, packIds: readonly string[] | null): Promise<string[]>;
  /**
   * The ids of all accepted creations in a collection. The person must be allowed to open the collection.
   * @throws AppError not_found
   */
  creationsIn: CreationCollections['creationsIn'];
  /** A collection as a visitor sees it, for link previews; null for a private one. */
  head(connection: Connection, idOrSlug: string): Promise<CollectionHead | null>;
  /** Public collections whose names contain these letters, as suggestions for this person; null means a visitor. */
  named(connection: Connection, typed: string, viewerId: string | null): Promise<NamedCollection[]>;
  /** Public collections for sitemaps, last changed first. */
  publicPages(connection: Connection, limit: number): Promise<{ slug: string; updatedAt: Date }[]>;
  savers: SavedPrompts['savers'];
  unsave: SavedPrompts['unsave'];
  /** Excludes a person whom the owner blocked from the owner's collections, or admits them again. */
  shutOut(tx: Tx, block: { ownerId: string; userId: string; out: boolean }): Promise<void>;
  /** Adds a person's own creations to a collection. @throws AppError not_found, forbidden, wrong_kind */
  addCreations: CreationCollections['add'];
}
