import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import { createCoupon } from '#contracts/pack-builder.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { toast } from '#ui/toast.tsx';
import { CouponForm } from './coupon-form.tsx';
import type { NewCoupon } from './coupon-form.tsx';
import { CouponList } from './coupon-list.tsx';
import { packCouponsQuery } from './coupons.queries.ts';
import { PACK_COUPONS } from '../packs-builder.words.ts';

/** Lists the coupons of the maker's own pack, whose discount the maker pays. */
export function PackCoupons({ packId }: { packId: string }) {
  const client = useQueryClient();
  const list = useInfiniteQuery(packCouponsQuery(packId));
  const { data, error, refetch } = list;
  const refresh = (): void => void client.invalidateQueries({ queryKey: packCouponsQuery(packId).queryKey });
  const send = async (body: NewCoupon): Promise<void> => {
    const { coupon } = await call(createCoupon, { params: { id: packId }, body, idempotencyKey: newActionKey() });
    toast({ tone: 'success', title: PACK_COUPONS.madeToast(coupon.code) });
    refresh();
  };
  return (
    <Card as="section" radius="xl" pad="md" aria-labelledby="pack-coupons" className={column({ gap: '4' })}>
      <div><h2 id="pack-coupons" className={css({ textStyle: 'h4' })}>{PACK_COUPONS.heading}</h2><p className={mutedText({ marginBlockStart: '1' })}>{PACK_COUPONS.text}</p></div>
      {error !== null && !list.isFetchNextPageError && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && <CouponList coupons={data.pages.flatMap((page) => page.items)} onEnded={refresh} />}
      <LoadMore byButton list={list} what="coupons" size="sm" variant="ghost" />
      <CouponForm send={send} />
    </Card>
  );
}
