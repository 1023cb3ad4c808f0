import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import type { EntryRow } from '../library-entry-row.ts';

const NEXT = `
  select star_place from library_entries where owner_id = :ownerId and star_place is not null and prompt_id <> :id and star_place > :after
  order by star_place limit 1`;
const OF = 'select star_place from library_entries where owner_id = :ownerId and prompt_id = :after and prompt_id <> :id and star_place is not null';

/** A lock that lets changes of one person's starred library entries follow each other, because two moves at once would choose the same place. */
export const lockFavourites = async (tx: Tx, ownerId: string): Promise<void> => void (await rows(tx, `select pg_advisory_xact_lock(hashtextextended('library favourites ' || ?, 0))`, [ownerId]));

/**
 * The sort key of a library entry among the person's favourites; null for none. A new favourite comes first. `after` names the favourite before it, null for
 * the first place. The caller has locked the favourites.
 * @throws AppError not_found for an `after` that is no own favourite
 */
export async function starPlace(tx: Tx, ownerId: string, { prompt_id: id, star_place: place }: EntryRow, { starred, after }: { starred?: boolean | undefined; after?: string | null | undefined }): Promise<string | null> {
  if (starred === false) return null;
  if (after === undefined && (place !== null || starred !== true)) return place;
  const before = after ? await placeOf(tx, { ownerId, id, after }) : null;
  const [next] = await rows<{ star_place: string }>(tx, NEXT, { ownerId, id, after: before ?? '' });
  return keyBetween(before, next?.star_place ?? null);
}

async function placeOf(tx: Tx, which: { ownerId: string; id: string; after: string }): Promise<string> {
  const [found] = await rows<{ star_place: string }>(tx, OF, which);
  if (!found) throw notFound('This favourite');
  return found.star_place;
}
