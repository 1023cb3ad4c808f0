import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { mutedText, stack } from '#styled/patterns';
import type { Purchase } from '#shared/shop/purchase.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useFormPlace } from '#ui/form/form-places.ts';
import { Form } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { CheckoutLink } from '../checkout/checkout-link.tsx';
import type { Product } from '../product-of.ts';
import { CardField } from './card-field.tsx';
import { CARD_INCOMPLETE, NO_CARD, NOT_READY } from './payment-problems.ts';
import { ProductSummary } from './product-summary.tsx';
import { SecureBanner } from './secure-banner.tsx';
import type { Stage } from './use-payment.ts';
import { PAYMENT_FORM } from '../purchase.words.ts';

interface PaymentFormProps {
  purchase: Purchase;
  product: Product;
  sandbox: boolean;
  stage: Stage;
  /** True when the payment provider's script failed to load. */
  broken: boolean;
  onReload(): void;
  onPay(stripe: Stripe, card: StripeCardElement): void;
  /** Called with true while the payment provider's checkout page is being opened. */
  onLeaving(leaving: boolean): void;
}

/** State of the card field. The card's number stays in the provider's frame, so this form knows only whether the field is complete. */
interface CardState {
  complete: boolean;
}
const cardState: z.ZodMiniType<CardState, CardState> = z.object({ complete: z.boolean().check(z.refine((complete) => complete, CARD_INCOMPLETE)) });
/** Focuses no element when the card is incomplete, because the card's field is in the provider's frame. */
const inFrame = (): null => null;

/** Form with the product, the card field and the pay button. */
export function PaymentForm({ purchase, product, sandbox, stage, broken, onReload, onPay, onLeaving }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const paid = stage.name === 'paid';
  const processing = stage.name === 'processing';
  const form = useSchemaForm<CardState, CardState>({
    schema: cardState,
    defaultValues: { complete: false },
    send: () => {
      const card = elements?.getElement(CardElement) ?? null;
      if (!stripe || !card) throw new Error('There is nothing to pay with');
      if (!processing && !paid) onPay(stripe, card);
    },
    failed: stripe ? NO_CARD : NOT_READY,
  });
  const { field: { value: complete, onChange: setComplete }, fieldState } = useController({ control: form.control, name: 'complete' });
  useFormPlace(form.places, 'complete', inFrame);
  return (
    <Form form={form} className={stack({ gap: '4' })} aria-label={PAYMENT_FORM.label(product.name)}>
      <SecureBanner sandbox={sandbox} />
      <ProductSummary purchase={purchase} product={product} paying={processing || paid} />
      {broken ? (
        <Alert tone="bad" action={<Button size="sm" onClick={onReload}>{PAYMENT_FORM.tryAgainButton}</Button>}>{NOT_READY}</Alert>
      ) : (
        <CardField problem={fieldState.error?.message ?? form.problem?.words ?? (stage.name === 'idle' ? stage.problem : null)} onComplete={setComplete} onEdit={form.clearProblem} />
      )}
      <Button
        type="submit" variant="magic" size="lg" block busy={processing} busyLabel={PAYMENT_FORM.busyLabel} disabled={!stripe || paid || (!complete && !processing)}
      >
        {paid ? PAYMENT_FORM.paymentSuccessfulButton : PAYMENT_FORM.completePaymentButton(product.cents)}
      </Button>
      <p className={mutedText({ textStyle: 'meta', textAlign: 'center' })}>
        {purchase.kind === 'tokens' ? PAYMENT_FORM.packageNote : PAYMENT_FORM.renewsEachText}
      </p>
      {purchase.kind === 'tokens' && <CheckoutLink packageId={purchase.package.packageId} disabled={processing || paid} onLeaving={onLeaving} />}
    </Form>
  );
}
