import { useMutation } from '@tanstack/react-query';
import { dividedList, flexFill, hstack, longWords, metaText } from '#styled/patterns';
import { endCoupon } from '#contracts/pack-builder.ts';
import type { Coupon } from '#contracts/pack-builder.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FullDate } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.tsx';
import { PACK_COUPONS } from '../packs-builder.words.ts';

interface CouponListProps {
  coupons: readonly Coupon[];
  /** True when the list names the pack of each coupon, because it has coupons of several packs. */
  packs?: boolean;
  onEnded(): void;
}

/** Lists coupons of packs with their discount, their uses, and a button that ends them. */
export function CouponList({ coupons, packs = false, onEnded }: CouponListProps) {
  const end = useMutation({
    mutationFn: (id: string) => call(endCoupon, { params: { id }, idempotencyKey: newActionKey() }),
    onSuccess: onEnded,
    onError: (error) => toast({ tone: 'destructive', title: PACK_COUPONS.endFailed, description: messageOf(error, '') }),
  });
  if (coupons.length === 0) return null;
  return (
    <ul aria-label={PACK_COUPONS.listLabel} className={dividedList()}>
      {coupons.map(({ id, code, off, uses, usesLeft, until, status, pack, fundedBy }) => (
        <li key={id} className={hstack({ gap: '3', paddingBlock: '2.5' })}>
          <div className={flexFill()}>
            <p className={longWords({ fontFamily: 'mono', fontWeight: 'semibold' })}>{code}</p>
            <p className={metaText({ tabular: true })}>
              {off.kind === 'percent' ? PACK_COUPONS.offPercent(off.value) : PACK_COUPONS.offTokens(off.value)} · {PACK_COUPONS.usesText(uses, usesLeft)}
              {until && <> · <Sentence text={PACK_COUPONS.untilText} parts={{ day: <FullDate at={until} /> }} /></>}
              {packs && <> · {pack?.title ?? PACK_COUPONS.allPacks} · {PACK_COUPONS.fundedBy[fundedBy]}</>}
            </p>
          </div>
          <Badge tone={status === 'active' ? 'good' : 'neutral'}>{status === 'active' ? PACK_COUPONS.activeBadge : PACK_COUPONS.endedBadge}</Badge>
          {status === 'active' && <Button size="sm" variant="ghost" aria-label={PACK_COUPONS.endLabel(code)} disabled={end.isPending} onClick={() => end.mutate(id)}>{PACK_COUPONS.endButton}</Button>}
        </li>
      ))}
    </ul>
  );
}
