import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { listPurchases as endpoint, Purchase } from '#contracts/packs.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { presentPurchase } from '../packs.presenter.ts';
import type { PacksContext } from '../packs-context.ts';
import { purchaseMissing } from '../packs.errors.ts';
import { countsSince, itemsOfPurchases, purchaseById, PURCHASE_COLUMNS, PURCHASE_SOURCES } from './purchase-rows.ts';
import type { PurchaseItemRow, PurchaseRow } from './purchase-rows.ts';

const LATEST = `
  select ${PURCHASE_COLUMNS} from ${PURCHASE_SOURCES}
  where s.pack_id = :packId and (s.holder_id = :userId or s.payer_id = :userId)
  order by (s.status = 'active' and s.holder_id is not distinct from cast(:userId as uuid)) desc, s.id desc limit 1`;

export interface OwnPurchase {
  purchase: Purchase;
  status: Purchase['status'];
  role: Purchase['role'];
  versionNo: number;
  items: readonly PurchaseItemRow[];
}

/** The purchase by which a person holds a pack. If they no longer hold it, their latest purchase or gift of it; null without any. */
export async function latestPurchase(connection: Connection, context: PacksContext, userId: string, packId: string): Promise<OwnPurchase | null> {
  const [row] = await rows<PurchaseRow>(connection, LATEST, { userId, packId });
  if (!row) return null;
  const [purchase] = await presentPurchases(connection, context, [row], userId);
  return purchase ? { purchase, status: row.status, role: purchase.role, versionNo: row.versionNo, items: await itemsOfPurchases(connection, [row.id]) } : null;
}

/** Purchases as their payer or holder sees them, in a number of statements that does not grow with them. */
export async function presentPurchases(connection: Connection, context: PacksContext, found: readonly PurchaseRow[], userId: string): Promise<Purchase[]> {
  if (found.length === 0) return [];
  const items = await itemsOfPurchases(connection, found.map(({ id }) => id));
  const promptIds = items.map(({ promptId }) => promptId);
  const itemsOf = (id: string): PurchaseItemRow[] => items.filter(({ purchaseId }) => purchaseId === id);
  const [refs, removed, people, usage, rest] = await Promise.all([
    context.prompts.refs(connection, promptIds),
    context.prompts.takenDown(connection, promptIds),
    context.identity.creators(connection, found.flatMap(({ giftTo, giftClaimedBy }) => [giftTo, giftClaimedBy].flatMap((id) => id ?? []))),
    context.sales.usage(connection, found.map((row) => ({ key: row.id, userId: row.holderId, promptIds: itemsOf(row.id).map(({ promptId }) => promptId), since: countsSince(row) }))),
    context.sales.refundsOf(connection, userId),
  ]);
  const now = context.clock.now();
  const { giftUrl } = context;
  return found.map((row) => presentPurchase(row, itemsOf(row.id), { userId, now, refs, removed, people, giftUrl, usage: usage.get(row.id) ?? { runsSince: 0, failures: 0 }, rest }));
}

const OWN = `
  select ${PURCHASE_COLUMNS} from ${PURCHASE_SOURCES}
  where (cast(:before as uuid) is null or s.id < cast(:before as uuid)) and case cast(:role as text)
      when 'buyer' then s.payer_id = :userId and g.code is null
      when 'giver' then s.payer_id = :userId and g.code is not null
      when 'receiver' then s.holder_id = :userId and g.code is not null
      else s.payer_id = :userId or s.holder_id = :userId end
  order by s.id desc limit :limit`;

/** A page of a person's purchases and gifts of packs, latest first. @throws AppError invalid_request for a foreign cursor */
export async function listPurchases(context: PacksContext, userId: string, { role, limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const found = await rows<PurchaseRow>(knex, OWN, { userId, role: role ?? null, before: afterId(cursor), limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  return { items: await presentPurchases(knex, context, page, userId), nextCursor };
}

/** One of a person's own pack purchases in its present state. @throws AppError not_found */
export async function ownPurchase(connection: Connection, context: PacksContext, userId: string, id: string): Promise<Purchase> {
  const row = await purchaseById(connection, userId, id);
  if (!row) throw purchaseMissing();
  return one(await presentPurchases(connection, context, [row], userId));
}
