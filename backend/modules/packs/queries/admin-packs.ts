import { z } from 'zod';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import type { InboxEntry } from '#contracts/inbox.ts';
import { REVIEW_HOURS } from '#contracts/moderation.ts';
import { one } from '#contracts/must.ts';
import type { AdminPack, getAdminPack as oneEndpoint, listAdminPacks as endpoint } from '#contracts/pack-admin.ts';
import { afterPlace, cursorTime, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PacksContext } from '../packs-context.ts';
import { findPack, PACK_COLUMNS } from './find-pack.ts';
import type { PackRow } from './find-pack.ts';
import { lastVersion, presentDraft } from './pack-draft.ts';
import { itemsOfVersions, versionById } from './pack-version.ts';

interface AdminRow extends PackRow {
  itemCount: number;
  submittedAt: Date | null;
}

const PLACE = z.strictObject({ at: cursorTime, id: z.uuid() });
const ADMIN_COLUMNS = `${PACK_COLUMNS}, (select count(*) from pack_items i where i.pack_id = p.id)::int as "itemCount", w.submitted_at as "submittedAt"`;
const SOURCES = `prompt_packs p left join pack_versions w on w.pack_id = p.id and w.status = 'waiting'`;
const ALL = `
  select ${ADMIN_COLUMNS} from ${SOURCES}
  where (cast(:status as text) is null or case cast(:status as text) when 'in_review' then w.id is not null else p.status = cast(:status as text) end)
    and (cast(:official as boolean) is null or p.official = cast(:official as boolean))
    and (cast(:q as text) is null or p.title ilike '%' || cast(:q as text) || '%')
    and (cast(:at as timestamptz) is null or (p.updated_at, p.id) < (cast(:at as timestamptz), cast(:after as uuid)))
  order by p.updated_at desc, p.id desc limit :limit`;
const TOTALS = `
  select count(*)::int as packs, (count(*) filter (where exists (select from pack_versions w where w.pack_id = p.id and w.status = 'waiting')))::int as "inReview",
    coalesce(sum(sales), 0)::int as sales, coalesce(sum(refunds), 0)::int as refunds, coalesce(sum(gross), 0)::int as gross
  from prompt_packs p`;
const ONE = `select ${ADMIN_COLUMNS} from ${SOURCES} where p.id = ?`;

async function present(connection: Connection, { identity }: PacksContext, found: readonly AdminRow[]): Promise<AdminPack[]> {
  const owners = await identity.creators(connection, found.map(({ ownerId }) => ownerId));
  return found.map((pack) => ({
    id: pack.id, slug: pack.slug, title: pack.title, status: pack.submittedAt !== null && pack.status !== 'published' ? 'in_review' : pack.status, official: pack.official, owner: owners.get(pack.ownerId) ?? null,
    price: pack.price, itemCount: pack.itemCount, sales: pack.sales, gifts: pack.gifts, refunds: pack.refunds, gross: pack.gross,
    rating: pack.reviews === 0 ? null : Math.round((pack.stars * 10) / pack.reviews) / 10, reviews: pack.reviews, featured: pack.featuredPlace,
    submittedAt: pack.submittedAt?.toISOString() ?? null, updatedAt: pack.updatedAt.toISOString(),
  }));
}

/** A page of all packs for administrators, last changed first, with the sums over all packs. @throws AppError invalid_request for a foreign cursor */
export async function adminPacks(context: PacksContext, { status, official, q, limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const place = afterPlace(cursor, PLACE);
  const found = await rows<AdminRow>(knex, ALL, {
    status: status ?? null, official: official === undefined ? null : official === 'true', q: q ? q.replace(/[\\%_]/g, '\\$&') : null, at: place?.at ?? null, after: place?.id ?? null, limit: limit + 1,
  });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ at: last.updatedAt.toISOString(), id: last.id }));
  const totals = one(await rows<ResponseOf<typeof endpoint>['totals']>(knex, TOTALS));
  return { items: await present(knex, context, page), nextCursor, totals };
}

const SALES = `
  select s.id, s.payer_id as "payerId", g.code is not null as gift, s.price, s.paid, c.code as coupon, s.status, s.purchased_at as "purchasedAt",
    (select coalesce(sum(i.paid), 0) from pack_purchase_items i where i.purchase_id = s.id and i.refunded_at is not null)::int as returned
  from pack_purchases s left join pack_gifts g on g.purchase_id = s.id left join pack_coupons c on c.id = s.coupon_id
  where s.pack_id = ? order by s.id desc limit 50`;

interface SaleRow {
  id: string;
  payerId: string;
  gift: boolean;
  price: number;
  paid: number;
  coupon: string | null;
  status: 'active' | 'refunded' | 'returned';
  purchasedAt: Date;
  returned: number;
}

/** A pack as administrators see it, with its waiting version and its latest sales. @throws AppError not_found */
export async function adminPack(context: PacksContext, packId: string): Promise<ResponseOf<typeof oneEndpoint>> {
  const { knex } = context.db;
  const pack = await findPack(knex, packId);
  const sales = await rows<SaleRow>(knex, SALES, [packId]);
  const buyers = await context.identity.creators(knex, sales.map(({ payerId }) => payerId));
  return {
    pack: one(await present(knex, context, await rows<AdminRow>(knex, ONE, [packId]))),
    draft: await presentDraft(knex, context, pack),
    waiting: await waitingVersion(knex, context, pack),
    sales: sales.map(({ payerId, purchasedAt, ...sale }) => ({ ...sale, buyer: buyers.get(payerId) ?? null, at: purchasedAt.toISOString() })),
  };
}

const NOTE = 'select change_note as "changeNote" from pack_versions where id = ?';

async function waitingVersion(connection: Connection, { prompts }: PacksContext, pack: PackRow): Promise<ResponseOf<typeof oneEndpoint>['waiting']> {
  const last = await lastVersion(connection, pack.id);
  if (last?.status !== 'waiting') return null;
  const items = await itemsOfVersions(connection, [last.id, ...(pack.versionId === null ? [] : [pack.versionId])]);
  const idsOf = (id: string | null): string[] => items.filter(({ versionId }) => versionId === id).map(({ promptId }) => promptId);
  const [next, before] = [idsOf(last.id), idsOf(pack.versionId)];
  const refs = await prompts.refs(connection, [...next, ...before]);
  const titled = (kind: 'added' | 'removed', ids: readonly string[]) => ids.map((id) => ({ kind, title: refs.get(id)?.title ?? 'A prompt' }));
  const { changeNote } = one(await rows<{ changeNote: string }>(connection, NOTE, [last.id]));
  const repriced = pack.versionId !== null && (await versionById(connection, pack.versionId)).price !== last.price;
  return {
    version: last.versionNo, submittedAt: last.submittedAt.toISOString(), changeNote,
    changes: [...titled('added', next.filter((id) => !before.includes(id))), ...titled('removed', before.filter((id) => !next.includes(id))), ...(repriced ? [{ kind: 'price' as const, title: `${last.price}` }] : [])],
  };
}

const WAITING = `select count(*) as count, min(submitted_at) as oldest from pack_versions where status = 'waiting'`;

/** How many packs wait for a moderator, as an entry of the staff inbox. */
export async function waitingPacks(connection: Connection): Promise<InboxEntry[]> {
  const { count, oldest } = one(await rows<{ count: number; oldest: Date | null }>(connection, WAITING));
  return [{ queue: 'packs', count, oldestAt: oldest?.toISOString() ?? null, dueAt: oldest === null ? null : new Date(oldest.getTime() + REVIEW_HOURS * HOUR_MS).toISOString() }];
}
