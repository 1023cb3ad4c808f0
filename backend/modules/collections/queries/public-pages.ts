import type { Connection } from '#kernel/db/database.ts';
import { codedSlug } from '#kernel/coded-slug.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { findOpen } from './find-collection.ts';
import type { CollectionRow } from './find-collection.ts';
import { shownWorks } from './shown-works.ts';
import type { Work } from './shown-works.ts';

/** The facts about a collection that its link preview shows. */
export interface CollectionHead {
  id: string;
  slug: string;
  name: string;
  description: string;
  itemCount: number;
  ownerId: string;
  /** Whether lists and search engines may show the collection. */
  listed: boolean;
  /** The cover of the first prompt that has one; null without any. */
  coverPromptId: string | null;
}

const FIRST = `
  select item_type as "itemType", item_id as "itemId" from collection_items where collection_id = ? and status = 'accepted' order by position, item_id limit 8`;

/** A collection as a visitor sees it; null for a private or missing one. */
export async function collectionHead(connection: Connection, context: CollectionsContext, idOrSlug: string): Promise<CollectionHead | null> {
  const row = await findOpen(connection, idOrSlug, null);
  if (!row) return null;
  const works = await rows<Work>(connection, FIRST, [row.id]);
  const shown = await shownWorks(connection, context, works, null);
  const cover = works.find(({ itemType, itemId }) => itemType === 'prompt' && (shown.prompt(itemId, false)?.coverUrl ?? null) !== null);
  const { id, name, code, description, itemCount, ownerId, visibility } = row;
  return { id, slug: codedSlug(name, code), name, description, itemCount, ownerId, listed: visibility === 'public', coverPromptId: cover?.itemId ?? null };
}

// The index `collections_public` has exactly this condition and order, so that Postgres can use it.
const LATEST = `
  select name, code, owner_id as "ownerId", updated_at as "updatedAt" from collections
  where visibility = 'public' and removed_rule is null and item_count > 0 order by updated_at desc, id desc limit ?`;

/** Public collections for sitemaps, last changed first, without those of owners who are hidden from search. */
export async function publicPages(connection: Connection, { hidden }: Pick<CollectionsContext, 'hidden'>, limit: number): Promise<{ slug: string; updatedAt: Date }[]> {
  const found = await rows<Pick<CollectionRow, 'name' | 'code' | 'ownerId' | 'updatedAt'>>(connection, LATEST, [limit]);
  const out = await hidden(connection, [...new Set(found.map(({ ownerId }) => ownerId))]);
  return found.filter(({ ownerId }) => !out.has(ownerId)).map(({ name, code, updatedAt }) => ({ slug: codedSlug(name, code), updatedAt }));
}
