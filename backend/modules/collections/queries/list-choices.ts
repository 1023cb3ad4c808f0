import * as z from 'zod/mini';
import { CHOICE_ITEMS_LIMIT } from '#contracts/collections.ts';
import type { listCollectionChoices as endpoint } from '#contracts/collections.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { id } from '#contracts/primitives.ts';
import { codedSlug } from '#kernel/coded-slug.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import type { CollectionsContext } from '../collections-context.ts';
import type { CollectionRow } from './find-collection.ts';

// Works count as "removable" for the owner and people who manage the collection, for other people only those that they added themselves.
const CHOICES = `
  select c.id, c.code, c.name, c.kind, c.visibility, c.is_saved as "isSaved", c.owner_id = :viewerId as own, coalesce(m.permission = 'add_review', false) as reviewed,
    c.item_count as "itemCount", held.count as holds, (c.owner_id = :viewerId or coalesce(m.permission = 'manage', false) or held.by_others = 0) as removable
  from collections c
  left join collection_contributors m on m.collection_id = c.id and m.user_id = :viewerId
  cross join lateral (
    select count(*)::int as count, count(*) filter (where i.added_by is distinct from :viewerId)::int as by_others
    from collection_items i where i.collection_id = c.id and i.item_id = any(cast(:itemIds as uuid[])) and i.status <> 'declined'
  ) held
  where c.removed_rule is null and c.id in (
    select id from collections where owner_id = :viewerId
    union all select collection_id from collection_contributors where user_id = :viewerId and permission <> 'view'
  )
  order by c.is_saved desc, c.updated_at desc, c.id`;

type ChoiceRow = Omit<ResponseOf<typeof endpoint>['collections'][number], 'slug'> & Pick<CollectionRow, 'code'>;

const list = z.array(id).check(z.maxLength(CHOICE_ITEMS_LIMIT));

/** The collections to which a person may add works, in one statement. @throws AppError invalid_request for ids that are none */
export async function listChoices({ db }: CollectionsContext, viewerId: string, { items = '' }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const itemIds = list.safeParse(items === '' ? [] : items.split(','));
  if (!itemIds.success) throw invalid([{ path: ['items'], message: 'Ids separated by commas are expected.' }]);
  const found = await rows<ChoiceRow>(db.knex, CHOICES, { viewerId, itemIds: itemIds.data });
  return { collections: found.map(({ code, ...choice }) => ({ ...choice, slug: codedSlug(choice.name, code) })) };
}
