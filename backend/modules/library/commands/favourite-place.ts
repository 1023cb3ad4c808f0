import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import type { CreationRow } from '../creation-row.ts';

const NEXT = `
  select favourite_place from creations where owner_id = :ownerId and favourite_place is not null and id <> :id and favourite_place > :after
  order by favourite_place limit 1`;
const OF = 'select favourite_place from creations where owner_id = :ownerId and id = :after and id <> :id and favourite_place is not null';

/**
 * The sort key of a creation among the owner's favourites; null for none. A new favourite comes first. `after` names the favourite before it, null for the
 * first place.
 * @throws AppError not_found for an `after` that is no own favourite
 */
export async function favouritePlace(tx: Tx, { id, owner_id: ownerId, favourite_place: place }: CreationRow, { favourite, after }: { favourite?: boolean | undefined; after?: string | null | undefined }): Promise<string | null> {
  if (favourite === false) return null;
  if (after === undefined && (place !== null || favourite !== true)) return place;
  // The lock keeps two moves of favourites at once from choosing the same place.
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('favourites ' || ?, 0))`, [ownerId]);
  const before = after ? await placeOf(tx, { ownerId, id, after }) : null;
  const [next] = await rows<{ favourite_place: string }>(tx, NEXT, { ownerId, id, after: before ?? '' });
  return keyBetween(before, next?.favourite_place ?? null);
}

async function placeOf(tx: Tx, which: { ownerId: string; id: string; after: string }): Promise<string> {
  const [found] = await rows<{ favourite_place: string }>(tx, OF, which);
  if (!found) throw notFound('This favourite');
  return found.favourite_place;
}
