import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listAdminCoupons as adminEndpoint } from '#contracts/pack-admin.ts';
import type { Coupon, listCoupons as endpoint } from '#contracts/pack-builder.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PacksContext } from '../packs-context.ts';
import { packMissing } from '../packs.errors.ts';
import { mayEdit } from '../packs.policy.ts';
import type { Person } from '../packs.policy.ts';
import { COUPON_COLUMNS } from './find-coupon.ts';
import type { CouponRow } from './find-coupon.ts';
import { findPack, PACK_COLUMNS } from './find-pack.ts';
import type { PackRow } from './find-pack.ts';

const OF_PACK = `
  select ${COUPON_COLUMNS} from pack_coupons c where c.pack_id = :packId and (cast(:before as uuid) is null or c.id < cast(:before as uuid)) order by c.id desc limit :limit`;
const PAGE = `
  select ${COUPON_COLUMNS} from pack_coupons c
  where (cast(:fundedBy as text) is null or c.funded_by = cast(:fundedBy as text)) and (cast(:before as uuid) is null or c.id < cast(:before as uuid))
  order by c.id desc limit :limit`;
const PACKS = `select ${PACK_COLUMNS} from prompt_packs p where p.id = any(cast(? as uuid[]))`;

/** Adds to coupons the packs for which they are and the people who created them. */
export async function presentCoupons(connection: Connection, { identity, clock }: Pick<PacksContext, 'identity' | 'clock'>, found: readonly CouponRow[]): Promise<Coupon[]> {
  const packs = new Map((await rows<PackRow>(connection, PACKS, [found.flatMap(({ packId }) => packId ?? [])])).map((pack) => [pack.id, pack]));
  const people = await identity.creators(connection, found.flatMap(({ createdBy }) => createdBy ?? []));
  const now = clock.now();
  return found.map((coupon) => {
    const pack = coupon.packId === null ? undefined : packs.get(coupon.packId);
    const over = coupon.endedAt !== null || coupon.used >= coupon.uses || (coupon.endsAt !== null && coupon.endsAt <= now);
    return {
      id: coupon.id, code: coupon.code, off: { kind: coupon.kind, value: coupon.value }, fundedBy: coupon.fundedBy, pack: pack ? { id: pack.id, slug: pack.slug, title: pack.title } : null,
      uses: coupon.uses, usesLeft: coupon.uses - coupon.used, from: coupon.startsAt?.toISOString() ?? null, until: coupon.endsAt?.toISOString() ?? null, status: over ? 'ended' as const : 'active' as const,
      createdBy: (coupon.createdBy !== null && people.get(coupon.createdBy)) || null, createdAt: coupon.createdAt.toISOString(),
    };
  });
}

/** A page of the coupons of a person's own pack, latest first. @throws AppError not_found; invalid_request for a foreign cursor */
export async function couponsOfPack(context: PacksContext, person: Person, packId: string, { limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  if (!mayEdit(await findPack(knex, packId), person)) throw packMissing();
  const { page, nextCursor } = cutPageById(await rows<CouponRow>(knex, OF_PACK, { packId, before: afterId(cursor), limit: limit + 1 }), limit);
  return { items: await presentCoupons(knex, context, page), nextCursor };
}

/** A page of the coupons of all packs for administrators, latest first. @throws AppError invalid_request for a foreign cursor */
export async function allCoupons(context: PacksContext, { fundedBy, limit, cursor }: QueryOf<typeof adminEndpoint>): Promise<ResponseOf<typeof adminEndpoint>> {
  const { knex } = context.db;
  const found = await rows<CouponRow>(knex, PAGE, { fundedBy: fundedBy ?? null, before: afterId(cursor), limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  return { items: await presentCoupons(knex, context, page), nextCursor };
}
