import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { couponInvalid } from '../packs.errors.ts';

export interface CouponRow {
  id: string;
  code: string;
  packId: string | null;
  fundedBy: 'author' | 'platform';
  createdBy: string | null;
  kind: 'percent' | 'tokens';
  value: number;
  uses: number;
  used: number;
  startsAt: Date | null;
  endsAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
}

export const COUPON_COLUMNS = `
  c.id, c.code, c.pack_id as "packId", c.funded_by as "fundedBy", c.created_by as "createdBy", c.kind, c.value, c.uses, c.used, c.starts_at as "startsAt",
  c.ends_at as "endsAt", c.ended_at as "endedAt", c.created_at as "createdAt"`;
const BY_CODE = `select ${COUPON_COLUMNS} from pack_coupons c where c.code = upper(cast(:code as text))`;

export const couponByCode = async (connection: Connection, code: string): Promise<CouponRow | undefined> => (await rows<CouponRow>(connection, BY_CODE, { code }))[0];

/** Whether a coupon has started, has not ended and has uses left, whichever pack it is for. */
export const stillCounts = ({ uses, used, startsAt, endsAt, endedAt }: CouponRow, now: Date): boolean =>
  used < uses && endedAt === null && (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);

/** Finds a coupon by its code that takes something off this pack now. @throws AppError coupon_invalid */
export async function couponFor(connection: Connection, { code, packId, now }: { code: string; packId: string; now: Date }): Promise<CouponRow> {
  const coupon = await couponByCode(connection, code);
  if (!coupon || (coupon.packId !== null && coupon.packId !== packId)) throw couponInvalid('This coupon does not count for this pack.');
  if (coupon.used >= coupon.uses) throw couponInvalid('This coupon is used up.');
  if (!stillCounts(coupon, now)) throw couponInvalid('This coupon does not count at this time.');
  return coupon;
}
