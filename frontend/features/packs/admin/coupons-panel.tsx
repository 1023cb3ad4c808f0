import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import { createPlatformCoupon } from '#contracts/pack-admin.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { toast } from '#ui/toast.tsx';
import { CouponForm } from '../builder/coupon-form.tsx';
import type { NewCoupon } from '../builder/coupon-form.tsx';
import { CouponList } from '../builder/coupon-list.tsx';
import { adminCouponsQuery } from './admin-packs.queries.ts';
import { PACKS_PANEL } from '../packs-admin.words.ts';
import { PACK_COUPONS } from '../packs-builder.words.ts';

/** Lists for administrators the coupons that the platform pays for, and those of all makers of packs. */
export function CouponsPanel() {
  const client = useQueryClient();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(adminCouponsQuery);
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
      {error !== null && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && <CouponList packs coupons={data.pages.flatMap((page) => page.items)} onEnded={refresh} />}
      {hasNextPage && <Button className={css({ justifySelf: 'center' })} busy={isFetchingNextPage} busyLabel={PACKS_PANEL.busyLabel} onClick={() => void fetchNextPage()}>{PACKS_PANEL.moreButton}</Button>}
    </div>
  );
}
