import { css } from '#styled/css';
import type { Purchase } from '#shared/shop/purchase.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ArtPanel } from '#ui/illustrations/art-panel.tsx';
import { CreditedBox } from '../credited-box.tsx';
import { usePaymentStatus } from '../payments.queries.ts';
import { SUCCESS_DIALOG } from '../purchase.words.ts';

interface SuccessDialogProps {
  kind: Purchase['kind'];
  tokens: number;
  orderId: string;
  onClose(): void;
}

const WORDS = {
  tokens: SUCCESS_DIALOG.tokensText,
  subscription: SUCCESS_DIALOG.subscriptionText,
} as const;

/** Dialog 'Payment Successful!'. It names the tokens once the server has credited them (docs/rules/payments.md#looking-grants-nothing). */
export function SuccessDialog({ kind, tokens, orderId, onClose }: SuccessDialogProps) {
  const { data } = usePaymentStatus({ order: orderId });
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={SUCCESS_DIALOG.title} description={WORDS[kind]} art={<ArtPanel subject="coins" />}
      footer={<Button variant="primary" size="lg" block className={css({ flex: '1' })} onClick={onClose}>{SUCCESS_DIALOG.button}</Button>}
    >
      <CreditedBox status={data} tokens={tokens} />
    </Dialog>
  );
}
