import type { Connection } from '#kernel/db/database.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import type { People } from '../reviews.presenter.ts';

interface Around {
  authorIds: readonly string[];
  viewerId: string | null;
  ownerId: string;
}

/** Returns names of the writers and the creator, and who counts as present: not deleted, not banned, no block between them and the viewer. */
export async function peopleOf(connection: Connection, { identity, blocks }: Pick<ReviewsContext, 'identity' | 'blocks'>, { authorIds, viewerId, ownerId }: Around): Promise<People> {
  const ids = [...new Set([...authorIds, ownerId])];
  const [faces, present, apart] = await Promise.all([identity.creators(connection, ids), identity.present(connection, ids), blocks.either(connection, viewerId, ids)]);
  return { faces, present: new Set([...present].filter((id) => !apart.has(id))), viewerId, ownerId };
}
