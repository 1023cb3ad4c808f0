import { codedSlug } from '#kernel/coded-slug.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CollectionsContext } from '../collections-context.ts';

/** A collection as search suggestions show it. */
export interface NamedCollection {
  slug: string;
  name: string;
  itemCount: number;
}

const SHOWN = 3;
/** How many collections are read for a list of suggestions. It is more than the list shows, because those of owners who are hidden from search are left out. */
const CANDIDATES = 4 * SHOWN;
// Postgres finds the names by the index collections_public_names.
const NAMED = `
  select id, owner_id as "ownerId", name, code, item_count as "itemCount" from collections c
  where visibility = 'public' and removed_rule is null and item_count > 0 and lower(name) like :pattern
    and not exists (select from collection_shut_out o where o.owner_id = c.owner_id and o.user_id = cast(:viewerId as uuid))
  order by follower_count desc, id desc limit ${CANDIDATES}`;

interface Row extends Omit<NamedCollection, 'slug'> {
  id: string;
  ownerId: string;
  code: string;
}

/** Public collections whose names contain these letters, the most followed first, without those of owners who are hidden from search or blocked the viewer. */
export async function namedCollections(connection: Connection, { hidden, identity }: Pick<CollectionsContext, 'hidden' | 'identity'>, typed: string, viewerId: string | null): Promise<NamedCollection[]> {
  const letters = typed.normalize('NFC').trim().toLowerCase().replace(/[\\%_]/g, '\\$&');
  // The index of trigrams needs three letters. A shorter text is only compared with the beginning of names.
  const found = await rows<Row>(connection, NAMED, { pattern: [...letters].length < 3 ? `${letters}%` : `%${letters}%`, viewerId });
  const owners = [...new Set(found.map(({ ownerId }) => ownerId))];
  const [out, here] = await Promise.all([hidden(connection, owners), identity.present(connection, owners)]);
  return found.filter(({ ownerId }) => !out.has(ownerId) && here.has(ownerId)).slice(0, SHOWN).map(({ name, code, itemCount }) => ({ slug: codedSlug(name, code), name, itemCount }));
}
