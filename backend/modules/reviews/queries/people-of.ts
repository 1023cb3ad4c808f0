import type { Connection } from '#kernel/db/database.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import type { People } from '../reviews.presenter.ts';

interface Around {
  authorIds: readonly string[];
  viewerId: string | null;
  ownerId: string;
}

/** Names and presence of the writers and the creator, in two queries however many they are. */
export async function peopleOf(connection: Connection, { identity }: Pick<ReviewsContext, 'identity'>, { authorIds, viewerId, ownerId }: Around): Promise<People> {
  const ids = [...new Set([...authorIds, ownerId])];
  const [faces, present] = await Promise.all([identity.creators(connection, ids), identity.present(connection, ids)]);
  return { faces, present, viewerId, ownerId };
}
