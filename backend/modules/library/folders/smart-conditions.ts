import type { CreationFilter } from '#contracts/creations.ts';
import type { SmartQuery } from '#contracts/folders.ts';
import type { Connection } from '#kernel/db/database.ts';
import { searchQuery } from '#kernel/search-words.ts';
import type { LibraryContext } from '../library-context.ts';
import { creationConditions } from '../queries/creation-conditions.ts';
import type { CreationConditions } from '../queries/creation-conditions.ts';

/** The results of a smart folder's query as an SQL subquery. `id` names the column with the ids of the results. */
export interface SmartConditions extends CreationConditions {
  id: 'id' | 'prompt_id';
}

/** The stored query of a person's smart folder in SQL (docs/rules/keeping.md#smart-folders). */
export const smartConditions = async (connection: Connection, context: Pick<LibraryContext, 'collections'>, ownerId: string, query: SmartQuery): Promise<SmartConditions> =>
  query.of === 'prompt' ? promptConditions(ownerId, query) : ofCreations(connection, context, ownerId, query);

const filterOf = ({ type, model, rating, favourite, from, to, prompt, text }: SmartQuery): CreationFilter => ({
  type, model, rating, from, to, prompt, q: text, ...(favourite === undefined ? {} : { favourite: favourite ? 'true' : 'false' }),
});

/** A smart folder's condition about category or tag is checked against the prompt's entry in the person's own library. */
async function ofCreations(connection: Connection, context: Pick<LibraryContext, 'collections'>, ownerId: string, query: SmartQuery): Promise<SmartConditions> {
  const { from, where, bindings } = await creationConditions(connection, context, ownerId, filterOf(query));
  const parts = [where];
  const inLibrary = (sql: string): string => `prompt_id in (select e.prompt_id from library_entries e where e.owner_id = :ownerId and ${sql})`;
  if (query.category !== undefined) parts.push(inLibrary('e.category = :category'));
  if (query.tag !== undefined) parts.push(inLibrary('e.tags @> array[cast(:tag as text)]'));
  return { id: 'id', from, where: parts.join(' and '), bindings: { ...bindings, ...(query.category !== undefined && { category: query.category }), ...(query.tag !== undefined && { tag: query.tag }) } };
}

/**
 * In a smart folder of prompts, a condition about model or rating concerns the person's own runs of a prompt. One about the date concerns the
 * prompt's last change.
 */
function promptConditions(ownerId: string, { type, category, tag, model, rating, favourite, from, to, prompt, text = '' }: SmartQuery): SmartConditions {
  const query = text === '' ? undefined : searchQuery(ownerId, text);
  const bindings: Record<string, unknown> = { ownerId };
  const parts = ['owner_id = :ownerId', 'trashed_at is null', 'not hidden'];
  const add = (sql: string, name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    parts.push(sql);
    bindings[name] = value;
  };
  const made = (sql: string): string => `exists (select from creations c where c.owner_id = :ownerId and c.prompt_id = library_entries.prompt_id and c.trashed_at is null and ${sql})`;
  add('content_type = :type', 'type', type);
  add('category = :category', 'category', category);
  add('tags @> array[cast(:tag as text)]', 'tag', tag);
  add('prompt_id = :prompt', 'prompt', prompt);
  add(made('c.model_id = :model'), 'model', model);
  add(made('c.rating = :rating'), 'rating', rating === undefined ? undefined : rating === 'up' ? 1 : -1);
  add('updated_at >= cast(:from as timestamptz)', 'from', from);
  add('updated_at < cast(:to as timestamptz)', 'to', to);
  add('words @@ cast(:query as tsquery)', 'query', query);
  if (query === null) parts.push('false');
  if (favourite !== undefined) parts.push(`star_place is ${favourite ? 'not ' : ''}null`);
  return { id: 'prompt_id', from: 'library_entries', where: parts.join(' and '), bindings };
}
