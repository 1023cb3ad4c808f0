import type { QueryOf } from '#contracts/endpoint.ts';
import type { LibraryView, listLibraryIds } from '#contracts/library.ts';
import { searchQuery } from '../domain/words.ts';

export type LibraryFilter = QueryOf<typeof listLibraryIds>;

/** What a smart folder narrows a list by, beside the filters of the page. */
export interface Narrowed {
  starred?: boolean | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What a filter of the library means in SQL. */
export interface LibraryConditions {
  where: string;
  bindings: Record<string, unknown>;
}

const KEPT = 'trashed_at is null and not hidden';

/** The entries of each view. */
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

/** The statement holds only the conditions of the request, so that Postgres can use the index of each. */
export function libraryConditions(ownerId: string, { view, folder, type, category, tag, q = '', starred, from, to }: LibraryFilter & Narrowed): LibraryConditions {
  const query = q === '' ? undefined : searchQuery(ownerId, q);
  const bindings: Record<string, unknown> = { ownerId };
  const parts = ['owner_id = :ownerId', VIEWS[view]];
  const add = (sql: string, name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    parts.push(sql);
    bindings[name] = value;
  };
  if (folder !== undefined) {
    parts.push('prompt_id in (select prompt_id from folder_prompts where folder_id = :folder and owner_id = :ownerId)');
    bindings['folder'] = folder;
  }
  add('content_type = :type', 'type', type);
  add('category = :category', 'category', category);
  add('tags @> array[cast(:tag as text)]', 'tag', tag);
  add('words @@ cast(:query as tsquery)', 'query', query);
  add('updated_at >= cast(:from as timestamptz)', 'from', from);
  add('updated_at < cast(:to as timestamptz)', 'to', to);
  if (starred !== undefined) parts.push(starred ? 'star_place is not null' : 'star_place is null');
  if (query === null) parts.push('false');
  return { where: parts.join(' and '), bindings };
}
