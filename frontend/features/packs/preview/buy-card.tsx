import { CircleCheck, FolderHeart, Gift, Infinity as Forever, Undo2 } from 'lucide-react';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import type { PackDetail, PackQuote } from '#contracts/packs.ts';
import { REFUND_HOURS, REFUND_RUNS } from '#contracts/selling.ts';
import { packView } from '#contracts/pack-address.ts';
import { SavePack } from '#shared/packs/save-pack.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { CouponField } from './coupon-field.tsx';
import type { UsedCoupon } from './coupon-field.tsx';
import { PackSum } from './pack-sum.tsx';
import { BUY_CARD } from '../packs-preview.words.ts';

interface BuyCardProps {
  pack: PackDetail;
  quote: PackQuote;
  coupon: UsedCoupon | null;
  offeredCoupon: string | null;
  /** Tokens that the viewer of the pack can spend; null for visitors. */
  balance: number | null;
  onCoupon(coupon: UsedCoupon | null): void;
  onGet(): void;
  onGift(): void;
  /** Called when the viewer wants to put the pack into collections. */
  onCollect(): void;
}

/** Card with the price of the pack after deducting prompts that the user owns, the buy button, and the promises to buyers. */
export function BuyCard({ pack, quote, coupon, offeredCoupon, balance, onCoupon, onGet, onGift, onCollect }: BuyCardProps) {
  const sold = pack.price > 0;
  const mine = pack.owned || pack.mayOpen;
  return (
    <Card as="aside" radius="xl" aria-label={BUY_CARD.label} className={box}>
      <div className={column({ gap: '3', padding: '5' })}>
        {mine && sold && <p className={css({ fontWeight: 'semibold' })}>{BUY_CARD.yoursText}</p>}
        {!mine && sold && <PackSum quote={quote} itemCount={pack.itemCount} ownedItems={pack.ownedItems} coupon={coupon?.code ?? null} balance={balance} />}
        {!mine && sold && <CouponField packId={pack.id} used={coupon} offered={offeredCoupon} onUse={onCoupon} />}
        {mine
          ? <LinkButton block size="lg" variant="primary" to={packView(pack)}>{BUY_CARD.openButton}</LinkButton>
          : <Button block size="lg" variant="magic" onClick={onGet}>{BUY_CARD.getButton(tokenWords(quote.total))}</Button>}
        {sold && !pack.mayEdit && <Button block icon={<Gift aria-hidden />} onClick={onGift}>{BUY_CARD.giftButton}</Button>}
        <div className={css({ display: 'grid', gridTemplateColumns: '[1fr 1fr]', gap: '2' })}>
          <SavePack pack={pack} look="button" />
          <Button block icon={<FolderHeart aria-hidden />} onClick={onCollect}>{BUY_CARD.collectButton}</Button>
        </div>
      </div>
      <ul className={fine}>
        {sold && <li><Undo2 size={16} aria-hidden /><span>{BUY_CARD.refundRule(REFUND_HOURS, REFUND_RUNS)}</span></li>}
        <li><Forever size={16} aria-hidden /><span>{sold ? BUY_CARD.updates(pack.creator.displayName) : BUY_CARD.freeUpdates}</span></li>
        <li><CircleCheck size={16} aria-hidden /><span>{BUY_CARD.commercial[pack.licenses.commercial]} {BUY_CARD.remix[pack.licenses.forkable]}</span></li>
        {pack.items.some(({ keepsRoyalty }) => keepsRoyalty) && <li><CircleCheck size={16} aria-hidden /><span>{BUY_CARD.perRun}</span></li>}
      </ul>
    </Card>
  );
}

const box = css({ overflow: 'hidden' });
const fine = css({ display: 'grid', gap: '2.5', padding: '5', borderTop: 'soft', textStyle: 'small', color: 'fg.muted', '& > li': { display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', gap: '2.5' }, '& svg': { color: 'fg.subtle', marginBlockStart: '0.5' } });
