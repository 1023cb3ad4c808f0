import type { BodyOf } from '#contracts/endpoint.ts';
import { COUPONS_LIMIT } from '#contracts/pack-builder.ts';
import type { Coupon, createCoupon as endpoint } from '#contracts/pack-builder.ts';
import { one } from '#contracts/must.ts';
import { may } from '#contracts/permissions.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import { newId, randomLetters } from '#kernel/ids.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { PacksContext } from '../packs-context.ts';
import { codeTaken, couponMissing, couponsFull } from '../packs.errors.ts';
import { mayEdit } from '../packs.policy.ts';
import type { Person } from '../packs.policy.ts';
import { COUPON_COLUMNS } from '../queries/find-coupon.ts';
import type { CouponRow } from '../queries/find-coupon.ts';
import { findPack, lockEdited } from '../queries/find-pack.ts';
import { presentCoupons } from '../queries/list-coupons.ts';
import type { ManagerCall } from './feature-packs.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;
const COUNT = 'select count(*) as coupons from pack_coupons where pack_id = ? and ended_at is null';
const INSERT = `
  insert into pack_coupons (id, code, pack_id, funded_by, created_by, kind, value, uses, starts_at, ends_at, created_at)
  values (:id, upper(cast(:code as text)), :packId, :fundedBy, :createdBy, :kind, :value, :uses, :from, :until, :now) on conflict (code) do nothing returning 1`;
const ONE = `select ${COUPON_COLUMNS} from pack_coupons c where c.id = ?`;

type NewCoupon = BodyOf<typeof endpoint>;

/**
 * Creates a coupon for a person's own pack, whose maker bears the difference; for an official pack the platform does.
 * @throws AppError not_found, code_taken, coupons_full
 */
export async function createCoupon(tx: Tx, context: PacksContext, person: Person, packId: string, coupon: NewCoupon): Promise<Coupon> {
  const pack = await lockEdited(tx, packId, person);
  if (one(await rows<{ coupons: number }>(tx, COUNT, [packId])).coupons >= COUPONS_LIMIT) throw couponsFull();
  return insert(tx, context, person, { packId, fundedBy: pack.official ? 'platform' : 'author' }, coupon);
}

/** Creates a coupon for one pack or for all packs, whose difference the platform bears. @throws AppError not_found, code_taken */
export async function createPlatformCoupon(tx: Tx, context: PacksContext, { viewer, requestId }: ManagerCall, packId: string | null, wish: NewCoupon): Promise<Coupon> {
  if (packId !== null) await findPack(tx, packId);
  const coupon = await insert(tx, context, viewer, { packId, fundedBy: 'platform' }, wish);
  await context.outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'packs.give_coupon', target: { type: 'coupon', id: coupon.id, label: coupon.code }, details: { off: coupon.off, uses: coupon.uses, packId } }));
  return coupon;
}

async function insert(tx: Tx, context: PacksContext, person: Person, about: { packId: string | null; fundedBy: 'author' | 'platform' }, { code, off, uses, from = null, until = null }: NewCoupon): Promise<Coupon> {
  if (from !== null && until !== null && until <= from) throw invalid([{ path: ['until'], message: 'It ends before it begins.' }]);
  const id = newId();
  const added = await rows(tx, INSERT, { id, code: code ?? randomLetters(LETTERS, LENGTH), ...about, createdBy: person.userId, ...off, uses, from, until, now: context.clock.now() });
  if (added.length === 0) throw codeTaken();
  return one(await presentCoupons(tx, context, await rows<CouponRow>(tx, ONE, [id])));
}

const LOCK = `select ${COUPON_COLUMNS} from pack_coupons c where c.id = ? for update`;
const END = 'update pack_coupons set ended_at = ? where id = ? and ended_at is null';

/** Ends a coupon now; purchases that used it stay. Makers end their own coupons, and people who manage packs end all. @throws AppError not_found */
export async function endCoupon(tx: Tx, { clock }: PacksContext, person: Person, couponId: string): Promise<void> {
  const [coupon] = await rows<CouponRow>(tx, LOCK, [couponId]);
  if (!coupon) throw couponMissing();
  const own = coupon.fundedBy === 'author' && coupon.packId !== null && mayEdit(await findPack(tx, coupon.packId), person);
  if (!own && !may(person.role, 'packs.manage')) throw couponMissing();
  await rows(tx, END, [clock.now(), couponId]);
}
