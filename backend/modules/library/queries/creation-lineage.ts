import type { CreationLineage, PublicCreation } from '#contracts/creations.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { LibraryContext } from '../library-context.ts';
import { creationCards } from './creation-cards.ts';
import { findCreation } from './list-creations.ts';

/** The creations from which an own creation was made, and those that were made from it (docs/rules/keeping.md#lineage). @throws AppError not_found */
export async function creationLineage(connection: Connection, context: LibraryContext, ownerId: string, id: string): Promise<CreationLineage> {
  await findCreation(connection, context, ownerId, id);
  const { before, after } = await context.runs.lineage(connection, ownerId, id);
  const cards = await creationCards(connection, context, [...before, ...after], ownerId);
  const shown = (ids: readonly string[]): PublicCreation[] => ids.flatMap((runId) => cards.get(runId)?.creation ?? []);
  return { madeFrom: shown(before), ledTo: shown(after) };
}
