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

// The discounted price of a pack in SQL, by the same rule as `discounted` in domain/pack-price.ts.
const REDUCED = 'greatest(1, v.price * (100 - p.discount_percent) / 100)';
const ON_SALE = 'v.price > 0 and p.discount_percent is not null and (p.discount_until is null or p.discount_until > cast(:now as timestamptz))';
const AT_FULL_PRICE = '(v.price = 0 or p.discount_percent is null or p.discount_until <= cast(:now as timestamptz))';

/** For each sort order of packs, the SQL value that it compares. Indexes have the same expressions (migrations/pack-orders.ts). */
const PLACES = {
  featured: 'cast(coalesce(1000 - p.featured_place, 0) as double precision)',
  newest: `cast(extract(epoch from p.published_at at time zone 'UTC') as double precision)`,
  'most-sold': 'cast(p.sales as double precision)',
  // The rating counts five imaginary reviews of 3.5 stars for each pack, so that a pack with a single review does not lead the list.
  'top-rated': '(p.stars + cast(17.5 as double precision)) / (p.reviews + 5)',
};
const FULL_PRICES = { 'price-asc': 'cast(-v.price as double precision)', 'price-desc': 'cast(v.price as double precision)' };
const REDUCED_PRICES = { 'price-asc': `cast(-${REDUCED} as double precision)`, 'price-desc': `cast(${REDUCED} as double precision)` };
type PriceSort = keyof typeof FULL_PRICES;
const isPriceSort = (sort: string): sort is PriceSort => sort === 'price-asc' || sort === 'price-desc';

const OWNED = `select pack_id as id from pack_purchases where holder_id = ? and status = 'active'`;
const WITH_PROMPT = `
  select p.id from pack_version_items i join pack_versions v on v.id = i.version_id join prompt_packs p on p.id = v.pack_id and p.published_version_id = v.id
  where i.prompt_id = ?`;
// Postgres plans this statement anew with the values of each request, so conditions whose filter is null cost nothing.
const CONDITIONS = `
  (cast(:scope as text) = 'owned' or p.status = 'published')
  and (cast(:scope as text) <> 'featured' or p.featured_place is not null)
  and (cast(:only as uuid[]) is null or p.id = any(cast(:only as uuid[])))
  and (cast(:category as text) is null or v.category = cast(:category as text))
  and (cast(:type as text) is null or v.content_types @> array[cast(:type as text)])
  and (cast(:price as text) is null or case cast(:price as text) when 'free' then v.price = 0 when 'paid' then v.price > 0 else ${ON_SALE} end)
  and (cast(:size as text) is null or case cast(:size as text) when 'small' then v.item_count <= 5 when 'medium' then v.item_count between 6 and 10 else v.item_count > 10 end)
  and (cast(:creatorId as uuid) is null or p.owner_id = cast(:creatorId as uuid))
  and (cast(:q as text) is null or v.title || ' ' || v.pitch ilike '%' || cast(:q as text) || '%')`;

const IN_ORDER = 'order by place desc, tie desc limit :limit';
const AFTER = 'where (place, tie) < (cast(:afterPlace as double precision), cast(:after as uuid))';
// The statement sorts packs with equal `place` by their ids. `tie` is the id column of the table whose index has this order, because two tables contain the id.
const pageBy = (place: string, tie: string, sold: string, after: string): string => `
  select * from (
    select ${PACK_COLUMNS}, ${place} as place, ${tie} as tie from prompt_packs p join pack_versions v on v.id = p.published_version_id where ${sold} and ${CONDITIONS}) found
  ${after} ${IN_ORDER}`;
// Free packs all cost 0 and have no discount, so one index scan lists them by price, in either direction.
const freePage = (after: string): string => pageBy(FULL_PRICES['price-asc'], 'v.pack_id', 'v.price = 0', after);
// Whether a discount has ended depends on the time, which no index knows. So the few discounted packs are sorted apart from the others, and both lists are
// joined.
const pageByPrice = (fullPrice: string, reduced: string, after: string): string =>
  `(${pageBy(fullPrice, 'v.pack_id', AT_FULL_PRICE, after)}) union all (${pageBy(reduced, 'p.id', ON_SALE, after)}) ${IN_ORDER}`;

function pageOf(sort: QueryOf<typeof endpoint>['sort'], free: boolean, after: string): string {
  if (!isPriceSort(sort)) return pageBy(PLACES[sort], 'p.id', 'true', after);
  return free ? freePage(after) : pageByPrice(FULL_PRICES[sort], REDUCED_PRICES[sort], after);
}

/**
 * A page of packs on the market, or of the viewer's own. It leaves out the packs of makers who blocked the viewer
 * (docs/rules/keeping.md#blocks).
 * @throws AppError invalid_request for a foreign cursor; unauthenticated for a visitor's own
 */
export async function listPacks(context: PacksContext, viewer: Person | null, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const { sort, scope, limit, cursor } = query;
  if ((scope === 'owned' || scope === 'saved') && viewer === null) throw unauthenticated();
  const after = afterPlace(cursor, PLACE.refine((place) => place.sort === sort));
  const creatorId = query.creator === undefined ? null : await context.identity.idOf(knex, query.creator);
  const shutOut = creatorId !== null && (await context.blocks.by(knex, viewer?.userId ?? null, [creatorId])).size > 0;
  if (query.creator !== undefined && (creatorId === null || shutOut)) return { items: [], nextCursor: null };
  const only = await onlyThese(context, viewer, query);
  if (only?.length === 0) return { items: [], nextCursor: null };
  const found = await rows<ListedRow>(knex, pageOf(sort, query.price === 'free', after ? AFTER : ''), {
    scope, only, now: context.clock.now(), category: query.category ?? null, type: query.type ?? null, price: query.price ?? null, size: query.size ?? null, creatorId,
    q: query.q ? query.q.replace(/[\\%_]/g, '\\$&') : null, limit: limit + 1, ...(after && { after: after.id, afterPlace: after.place }),
  });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ sort, place: last.place, id: last.id }));
  return { items: await presentPacks(knex, context, await soldPacks(knex, page), viewer), nextCursor };
}

interface ListedRow extends PackRow {
  versionId: string;
  place: number;
}

/** The ids to which a list of packs is limited: the viewer's own packs, saved ones, or packs that contain a prompt. Null for no limit. */
async function onlyThese({ db: { knex }, saved }: PacksContext, viewer: Person | null, { scope, prompt }: QueryOf<typeof endpoint>): Promise<string[] | null> {
  const idsOf = async (text: string, id: string): Promise<string[]> => (await rows<{ id: string }>(knex, text, [id])).map((found) => found.id);
  const own = viewer === null ? null : scope === 'owned' ? await idsOf(OWNED, viewer.userId) : scope === 'saved' ? await saved(knex, viewer.userId, null) : null;
  const holding = prompt === undefined ? null : await idsOf(WITH_PROMPT, prompt);
  return own === null || holding === null ? own ?? holding : own.filter((id) => holding.includes(id));
}

const ORIGIN = `
  select p.owner_id as "ownerId", v.category, v.content_types as "contentTypes" from prompt_packs p join pack_versions v on v.id = p.published_version_id where p.id = :id`;
const bestSold = (condition: string): string => `
  (select p.id from prompt_packs p join pack_versions v on v.id = p.published_version_id
  where p.status = 'published' and p.id <> :id and ${condition} order by ${PLACES['most-sold']} desc, p.id desc limit 12)`;
// Related packs come from three parts that each read few rows by an index: the best sold of the category, of the maker, and of the content types.
const RELATED = `
  with candidates as (
    ${bestSold('v.category = cast(:category as text)')} union ${bestSold('p.owner_id = cast(:ownerId as uuid)')} union ${bestSold('v.content_types && cast(:contentTypes as text[])')})
  select ${PACK_COLUMNS} from candidates c join prompt_packs p on p.id = c.id join pack_versions v on v.id = p.published_version_id
  order by (v.category = cast(:category as text))::int + (p.owner_id = cast(:ownerId as uuid))::int + (v.content_types = cast(:contentTypes as text[]))::int desc nulls last, p.sales desc, p.id limit 6`;

interface Origin {
  ownerId: string;
  category: string | null;
  contentTypes: string[];
}

/** Related packs of a pack; empty for one that is not on the market. */
export async function relatedPacks(context: PacksContext, viewer: Person | null, packId: string): Promise<ResponseOf<typeof endpoint>['items']> {
  const { knex } = context.db;
  const [origin] = await rows<Origin>(knex, ORIGIN, { id: packId });
  if (!origin) return [];
  return presentPacks(knex, context, await soldPacks(knex, await rows<PackRow>(knex, RELATED, { id: packId, ...origin })), viewer);
}
