import type { CreationFilter } from '#contracts/creations.ts';
import type { Connection } from '#kernel/db/database.ts';
import { searchQuery } from '#kernel/search-words.ts';
import type { LibraryContext } from '../library-context.ts';

/** A filter of creations as SQL conditions with bindings. */
export interface CreationConditions {
  /** The table that the list reads: `creations`, or only the rows of it that a search finds. */
  from: string;
  where: string;
  bindings: Record<string, unknown>;
}

// The subquery finds creations by the index of search words alone. Without `offset 0`, Postgres may read all creations of the owner, words included.
const FOUND = '(select * from creations where words @@ cast(:query as tsquery) offset 0) c';

/** The statement holds only the conditions of the request, so that Postgres can use the index of each. @throws AppError not_found for a collection */
export async function creationConditions(connection: Connection, { collections }: Pick<LibraryContext, 'collections'>, ownerId: string, filter: CreationFilter): Promise<CreationConditions> {
  const { type, q = '', prompt, model, folder, collection, favourite, visibility, rating, from, to, trash } = filter;
  const query = q === '' ? undefined : searchQuery(ownerId, q);
  const bindings: Record<string, unknown> = { ownerId };
  const parts = ['owner_id = :ownerId', trash === 'true' ? 'trashed_at is not null' : 'trashed_at is null'];
  const add = (sql: string, name: string, value: unknown): void => {
    if (value === undefined) return;
    parts.push(sql);
    bindings[name] = value;
  };
  add('content_type = :type', 'type', type);
  add('prompt_id = :prompt', 'prompt', prompt);
  add('model_id = :model', 'model', model);
  add('folder_id = :folder', 'folder', folder === 'none' ? undefined : folder);
  add('visibility = :visibility', 'visibility', visibility);
  add('rating = :rating and rating <> 0', 'rating', rating === undefined ? undefined : rating === 'up' ? 1 : -1);
  add('created_at >= cast(:from as timestamptz)', 'from', from);
  add('created_at < cast(:to as timestamptz)', 'to', to);
  add('id = any(cast(:inCollection as uuid[]))', 'inCollection', collection === undefined ? undefined : await collections.creationsIn(connection, ownerId, collection));
  if (folder === 'none') parts.push('folder_id is null');
  if (favourite === 'true') parts.push('favourite_place is not null');
  if (favourite === 'false') parts.push('favourite_place is null');
  if (query === null) parts.push('false');
  if (query) bindings['query'] = query;
  return { from: query ? FOUND : 'creations c', where: parts.join(' and '), bindings };
}
