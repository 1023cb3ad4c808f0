import { useNavigate } from 'react-router-dom';
import type { PackDetail, PackQuote } from '#contracts/packs.ts';
import { REFUND_HOURS, REFUND_RUNS } from '#contracts/selling.ts';
import { packView } from '#contracts/pack-address.ts';
import type { PriceLine } from '#shared/spending/price-lines.tsx';
import { SpendDialog } from '#shared/spending/spend-dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { useBuyPack } from '../packs.mutations.ts';
import type { UsedCoupon } from './coupon-field.tsx';
import { BUY_CARD, BUY_DIALOG } from '../packs-preview.words.ts';

interface BuyDialogProps {
  pack: PackDetail;
  quote: PackQuote;
  coupon: UsedCoupon | null;
  /** Tokens that the buyer of the pack can spend. */
  balance: number;
  onClose(): void;
}

/** Dialog in which the buyer confirms the price and buys the pack. Then the pack opens on its first step. */
export function BuyDialog({ pack, quote, coupon, balance, onClose }: BuyDialogProps) {
  const navigate = useNavigate();
  const spending = useBuyPack(pack.id);
  const { itemCount, ownedItems } = pack;
  const lines: PriceLine[] = [
    { label: BUY_DIALOG.packLine, value: String(quote.price) },
    ...(quote.owned > 0 ? [{ label: BUY_DIALOG.ownedLine(ownedItems, itemCount), value: `−${quote.owned}` }] : []),
    ...(coupon && quote.coupon > 0 ? [{ label: BUY_DIALOG.couponLine(coupon.code), value: `−${quote.coupon}` }] : []),
  ];
  const bought = (): void => {
    toast({ tone: 'success', title: BUY_DIALOG.boughtToast(pack.title), description: BUY_DIALOG.boughtText });
    onClose();
    void navigate(packView(pack));
  };
  return (
    <SpendDialog
      title={BUY_DIALOG.title(pack.title)} description={BUY_DIALOG.description(itemCount - ownedItems, ownedItems)} action={BUY_DIALOG.action} busyLabel={BUY_DIALOG.busyLabel}
      price={quote.total} lines={lines} balance={balance} note={BUY_CARD.refundRule(REFUND_HOURS, REFUND_RUNS)}
      spending={spending} failure={{ refused: BUY_DIALOG.refused, silent: BUY_DIALOG.silent }}
      onSpend={(expectedTotal) => spending.mutate({ expectedTotal, ...(coupon && { coupon: coupon.code }) }, { onSuccess: bought })} onClose={onClose}
    />
  );
}
