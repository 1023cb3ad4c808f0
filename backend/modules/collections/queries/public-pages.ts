import type { Connection } from '#kernel/db/database.ts';
import { codedSlug } from '#kernel/coded-slug.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { findOpen } from './find-collection.ts';
import type { CollectionRow } from './find-collection.ts';
import { presentCollection } from './present-collections.ts';

/** What previews of links are told of a collection. */
export interface CollectionHead {
  slug: string;
  name: string;
  description: string;
  itemCount: number;
  ownerId: string;
  /** Lists and search engines may name it. */
  listed: boolean;
  coverUrl: string | null;
}

/** A collection as a visitor opens it; null for a private one and for what is not there. */
export async function collectionHead(connection: Connection, context: CollectionsContext, idOrSlug: string): Promise<CollectionHead | null> {
  const row = await findOpen(connection, idOrSlug, null);
  if (!row) return null;
  const { slug, name, description, itemCount, coverUrls } = await presentCollection(connection, context, row, null);
  return { slug, name, description, itemCount, ownerId: row.ownerId, listed: row.visibility === 'public', coverUrl: coverUrls.find((url) => url !== null) ?? null };
}

// An index for exactly this list: collections_public.
const LATEST = `
  select name, code, owner_id as "ownerId", updated_at as "updatedAt" from collections
  where visibility = 'public' and removed_rule is null and item_count > 0 order by updated_at desc, id desc limit ?`;

/** Public collections for maps of the site, last changed first, without those of people who are hidden from search. */
export async function publicPages(connection: Connection, { hidden }: Pick<CollectionsContext, 'hidden'>, limit: number): Promise<{ slug: string; updatedAt: Date }[]> {
  const found = await rows<Pick<CollectionRow, 'name' | 'code' | 'ownerId' | 'updatedAt'>>(connection, LATEST, [limit]);
  const out = await hidden(connection, [...new Set(found.map(({ ownerId }) => ownerId))]);
  return found.filter(({ ownerId }) => !out.has(ownerId)).map(({ name, code, updatedAt }) => ({ slug: codedSlug(name, code), updatedAt }));
}
