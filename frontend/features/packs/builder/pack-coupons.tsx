import { useQuery, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import { createCoupon, listCoupons } from '#contracts/pack-builder.ts';
import { call, newActionKey } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { Card } from '#ui/card.tsx';
import { toast } from '#ui/toast.tsx';
import { CouponForm } from './coupon-form.tsx';
import type { NewCoupon } from './coupon-form.tsx';
import { CouponList } from './coupon-list.tsx';
import { PACK_COUPONS } from '../packs-builder.words.ts';

/** Coupons of an own pack; their maker bears the difference. */
export function PackCoupons({ packId }: { packId: string }) {
  const client = useQueryClient();
  const key = [listCoupons.path, packId] as const;
  const coupons = useQuery({ queryKey: key, ...timesOf(listCoupons), queryFn: async ({ signal }) => (await call(listCoupons, { params: { id: packId }, signal })).items }).data ?? [];
  const refresh = (): void => void client.invalidateQueries({ queryKey: key });
  const send = async (body: NewCoupon): Promise<void> => {
    const { coupon } = await call(createCoupon, { params: { id: packId }, body, idempotencyKey: newActionKey() });
    toast({ tone: 'success', title: PACK_COUPONS.madeToast(coupon.code) });
    refresh();
  };
  return (
    <Card as="section" radius="xl" pad="md" aria-labelledby="pack-coupons" className={column({ gap: '4' })}>
      <div><h2 id="pack-coupons" className={css({ textStyle: 'h4' })}>{PACK_COUPONS.heading}</h2><p className={mutedText({ marginBlockStart: '1' })}>{PACK_COUPONS.text}</p></div>
      <CouponList coupons={coupons} onEnded={refresh} />
      <CouponForm send={send} />
    </Card>
  );
}
