import { useQuery } from '@tanstack/react-query';
import { publicConfigQuery } from '#lib/public-config.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PURCHASE_BUTTON } from '../payments.words.ts';

interface PurchaseButtonProps {
  /** Name of the token package for screen readers, which could not tell four buttons of one name apart. */
  of: string;
  magic: boolean;
  /** True for the button that takes the focus when the wallet's dialog opens. */
  first?: boolean;
  onBuy(): void;
}

/** Button 'Purchase Now', or text that this server sells nothing. */
export function PurchaseButton({ of, magic, first = false, onBuy }: PurchaseButtonProps) {
  const { data: config } = useQuery(publicConfigQuery);
  const closed = config?.stripe === null;
  return (
    <Button variant={magic && !closed ? 'magic' : 'plain'} data-autofocus={first || undefined} onClick={onBuy}>
      <span>{closed ? PURCHASE_BUTTON.paymentUnavailableText : PURCHASE_BUTTON.purchaseNowText} <VisuallyHidden>{of}</VisuallyHidden></span>
    </Button>
  );
}
