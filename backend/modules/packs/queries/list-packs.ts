import { z } from 'zod';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listPacks as endpoint } from '#contracts/packs.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { unauthenticated } from '#kernel/errors.ts';
import type { PacksContext } from '../packs-context.ts';
import type { Person } from '../packs.policy.ts';
import { PACK_COLUMNS } from './find-pack.ts';
import type { PackRow } from './find-pack.ts';
import { presentPacks, soldPacks } from './present-packs.ts';

const PLACE = z.strictObject({ sort: z.string().max(20), place: z.number(), id: z.uuid() });

// What `discounted` (domain/pack-price.ts) computes.
const PRICE = `
  case when p.discount_percent is null or p.discount_until <= :now or v.price = 0 then v.price
    else greatest(1, v.price * (100 - p.discount_percent) / 100) end`;
// Few votes count less than many: five of 3.5 stars are added to them.
const SORTED = `
  cast(case cast(:sort as text)
    when 'featured' then case when p.featured_place is null then 0 else 1000 - p.featured_place end
    when 'newest' then extract(epoch from p.published_at)
    when 'most-sold' then p.sales
    when 'top-rated' then (p.stars + 17.5) / (p.reviews + 5)
    when 'price-asc' then -(${PRICE})
    else ${PRICE} end as double precision)`;
const PAGE = `
  select * from (
    select ${PACK_COLUMNS}, coalesce(${SORTED}, 0) as place
    from prompt_packs p join pack_versions v on v.id = p.published_version_id
    where case cast(:scope as text)
        when 'owned' then exists (select from pack_purchases h where h.pack_id = p.id and h.holder_id = cast(:userId as uuid) and h.status = 'active')
        when 'saved' then p.status = 'published' and p.id = any(cast(:saved as uuid[]))
        when 'featured' then p.status = 'published' and p.featured_place is not null
        else p.status = 'published' end
      and (cast(:category as text) is null or v.category = cast(:category as text))
      and (cast(:type as text) is null or v.content_types @> array[cast(:type as text)])
      and (cast(:price as text) is null or case cast(:price as text)
        when 'free' then v.price = 0 when 'paid' then v.price > 0
        else v.price > 0 and p.discount_percent is not null and (p.discount_until is null or p.discount_until > :now) end)
      and (cast(:size as text) is null or case cast(:size as text) when 'small' then v.item_count <= 5 when 'medium' then v.item_count between 6 and 10 else v.item_count > 10 end)
      and (cast(:promptId as uuid) is null or exists (select from pack_version_items i where i.version_id = v.id and i.prompt_id = cast(:promptId as uuid)))
      and (cast(:creatorId as uuid) is null or p.owner_id = cast(:creatorId as uuid))
      and (cast(:q as text) is null or v.title || ' ' || v.pitch ilike '%' || cast(:q as text) || '%')
  ) found
  where cast(:after as uuid) is null or (place, id) < (cast(:afterPlace as double precision), cast(:after as uuid))
  order by place desc, id desc limit :limit`;

/**
 * A page of packs that are on the market, or of the viewer's own. Makers show theirs to no person whom they blocked (docs/rules/keeping.md#blocks).
 * @throws AppError invalid_request for a foreign cursor; unauthenticated for a visitor's own
 */
export async function listPacks(context: PacksContext, viewer: Person | null, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const { sort, scope, limit, cursor } = query;
  if ((scope === 'owned' || scope === 'saved') && viewer === null) throw unauthenticated();
  const saved = scope === 'saved' && viewer !== null ? await context.saved(knex, viewer.userId, null) : [];
  const after = afterPlace(cursor, PLACE.refine((place) => place.sort === sort));
  const creatorId = query.creator === undefined ? null : await context.identity.idOf(knex, query.creator);
  const shutOut = creatorId !== null && (await context.blocks.by(knex, viewer?.userId ?? null, [creatorId])).size > 0;
  if (query.creator !== undefined && (creatorId === null || shutOut)) return { items: [], nextCursor: null };
  const found = await rows<PackRow & { place: number }>(knex, PAGE, {
    sort, scope, saved, userId: viewer?.userId ?? null, now: context.clock.now(), category: query.category ?? null, type: query.type ?? null, price: query.price ?? null,
    size: query.size ?? null, promptId: query.prompt ?? null, creatorId, q: query.q ? query.q.replace(/[\\%_]/g, '\\$&') : null,
    after: after?.id ?? null, afterPlace: after?.place ?? null, limit: limit + 1,
  });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ sort, place: last.place, id: last.id }));
  return { items: await presentPacks(knex, context, await soldPacks(knex, page), viewer), nextCursor };
}

const RELATED = `
  select ${PACK_COLUMNS} from prompt_packs p join pack_versions v on v.id = p.published_version_id
  join prompt_packs o on o.id = :id join pack_versions ov on ov.id = o.published_version_id
  where p.status = 'published' and p.id <> o.id and (v.category = ov.category or p.owner_id = o.owner_id or v.content_types && ov.content_types)
  order by (v.category = ov.category)::int + (p.owner_id = o.owner_id)::int + (v.content_types = ov.content_types)::int desc nulls last, p.sales desc, p.id limit 6`;

/** Packs that go with this one; none for one that is not on the market. */
export async function relatedPacks(context: PacksContext, viewer: Person | null, packId: string): Promise<ResponseOf<typeof endpoint>['items']> {
  const { knex } = context.db;
  return presentPacks(knex, context, await soldPacks(knex, await rows<PackRow>(knex, RELATED, { id: packId })), viewer);
}
