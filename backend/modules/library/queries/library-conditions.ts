import type { QueryOf } from '#contracts/endpoint.ts';
import type { LibraryView, listLibraryIds } from '#contracts/library.ts';
import type { Connection } from '#kernel/db/database.ts';
import { searchQuery } from '#kernel/search-words.ts';
import type { LibraryContext } from '../library-context.ts';
import { folderCondition } from './folder-condition.ts';

export type LibraryFilter = QueryOf<typeof listLibraryIds>;

/** A filter of the library as SQL conditions. */
export interface LibraryConditions {
  where: string;
  bindings: Record<string, unknown>;
}

const KEPT = 'trashed_at is null and not hidden';

/** The SQL condition of each view of the library, such as own or unlocked prompts. */
export const VIEWS: Record<LibraryView, string> = {
  all: KEPT,
  drafts: `${KEPT} and own and state in ('draft', 'sent_back', 'rejected')`,
  published: `${KEPT} and own and state = 'published'`,
  in_review: `${KEPT} and own and state = 'in_review'`,
  unlocked: `${KEPT} and unlocked`,
  packs: `${KEPT} and from_pack`,
  saved: `${KEPT} and saved`,
  forked: `${KEPT} and forked`,
  favourites: `${KEPT} and star_place is not null`,
  trash: 'trashed_at is not null',
};

/** The statement holds only the conditions of the request, so that Postgres can use the index of each. @throws AppError not_found for a folder */
export async function libraryConditions(connection: Connection, context: Pick<LibraryContext, 'collections'>, ownerId: string, { view, folder, type, category, tag, q = '' }: LibraryFilter): Promise<LibraryConditions> {
  const query = q === '' ? undefined : searchQuery(ownerId, q);
  const bindings: Record<string, unknown> = { ownerId };
  const parts = ['owner_id = :ownerId', VIEWS[view]];
  const add = (sql: string, name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    parts.push(sql);
    bindings[name] = value;
  };
  if (folder !== undefined) {
    const inFolder = await folderCondition(connection, context, ownerId, folder);
    parts.push(inFolder.sql);
    Object.assign(bindings, inFolder.bindings);
  }
  add('content_type = :type', 'type', type);
  add('category = :category', 'category', category);
  add('tags @> array[cast(:tag as text)]', 'tag', tag);
  add('words @@ cast(:query as tsquery)', 'query', query);
  if (query === null) parts.push('false');
  return { where: parts.join(' and '), bindings };
}
