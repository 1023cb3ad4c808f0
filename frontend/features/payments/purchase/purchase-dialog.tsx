import { useState } from 'react';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import type { Purchase } from '#shared/shop/purchase.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { StripeAccess } from '../load-stripe.ts';
import { stripeQuery } from '../payments.queries.ts';
import { productOf } from '../product-of.ts';
import { FailureDialog } from './failure-dialog.tsx';
import { PaymentForm } from './payment-form.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { useBankFrames } from './use-bank-frames.ts';
import { usePayment } from './use-payment.ts';
import type { Billing } from './use-payment.ts';
import { PURCHASE_DIALOG } from '../payments.words.ts';

/** Time in ms that the pay button shows 'Payment Successful!' before the dialog goes on. */
const REJOICE_MS = 700;

interface PurchaseDialogProps {
  purchase: Purchase;
  access: StripeAccess;
  buyer: Billing;
  onClose(): void;
}

/** Dialog 'Purchase {package name}': the payment form, then its result (docs/rules/payments.md#payment-states). */
export function PurchaseDialog({ purchase, access, buyer, onClose }: PurchaseDialogProps) {
  const { data: stripe, isError, refetch } = useQuery(stripeQuery(access));
  const { stage, pay, tryAgain } = usePayment(purchase, buyer);
  const [leaving, setLeaving] = useState(false);
  const product = productOf(purchase);
  const orderId = stage.name === 'paid' ? stage.orderId : null;
  const celebrated = useDelayed(orderId, REJOICE_MS);
  useBankFrames(stage.name === 'processing');
  if (stage.name === 'failed') return <FailureDialog problem={stage.problem} uncertain={stage.uncertain} onTryAgain={tryAgain} onClose={onClose} />;
  if (orderId && celebrated) return <SuccessDialog kind={purchase.kind} tokens={product.tokens} orderId={orderId} onClose={onClose} />;
  // True while a click outside the purchase dialog does not close it, because the buyer would miss the result of the payment.
  const held = stage.name === 'processing' || stage.name === 'paid' || leaving;
  return (
    <Dialog open size="md" onOpenChange={(open) => !open && onClose()} title={PURCHASE_DIALOG.title(product.name)} dismissible={!held}>
      <Elements stripe={stripe ?? null}>
        <PaymentForm
          purchase={purchase} product={product} sandbox={access.sandbox} stage={stage} broken={isError} onReload={() => void refetch()} onPay={(system, card) => void pay(system, card)}
          onLeaving={setLeaving}
        />
      </Elements>
    </Dialog>
  );
}
