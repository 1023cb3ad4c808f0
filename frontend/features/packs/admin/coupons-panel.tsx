import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { column, mutedText } from '#styled/patterns';
import { createPlatformCoupon } from '#contracts/pack-admin.ts';
import { call, newActionKey } from '#lib/call.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { toast } from '#ui/toast.tsx';
import { CouponForm } from '../builder/coupon-form.tsx';
import type { NewCoupon } from '../builder/coupon-form.tsx';
import { CouponList } from '../builder/coupon-list.tsx';
import { adminCouponsQuery } from './admin-packs.queries.ts';
import { PACK_COUPONS } from '../packs-builder.words.ts';

/** Lists for administrators the coupons that the platform pays for, and those of all makers of packs. */
export function CouponsPanel() {
  const client = useQueryClient();
  const list = useInfiniteQuery(adminCouponsQuery);
  const { data, error, refetch } = list;
  const refresh = (): void => void client.invalidateQueries({ queryKey: adminCouponsQuery.queryKey });
  const send = async (body: NewCoupon): Promise<void> => {
    const { coupon } = await call(createPlatformCoupon, { body: { packId: null, ...body }, idempotencyKey: newActionKey() });
    toast({ tone: 'success', title: PACK_COUPONS.madeToast(coupon.code) });
    refresh();
  };
  return (
    <div className={column({ gap: '5' })}>
      <p className={mutedText()}>{PACK_COUPONS.platformText}</p>
      <CouponForm send={send} />
      {error !== null && !list.isFetchNextPageError && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && <CouponList packs coupons={data.pages.flatMap((page) => page.items)} onEnded={refresh} />}
      <LoadMore byButton list={list} what="coupons" />
    </div>
  );
}
