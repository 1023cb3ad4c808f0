import { useRef, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createTokenPurchase } from '#contracts/payments.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { toast } from '#ui/toast.tsx';
import { checkoutProblem, CHECKOUT_NOT_STARTED, isCheckoutAddress } from './checkout-problem.ts';
import { rememberPlace } from './return-place.ts';

/** Opens the payment provider's checkout page after checking its address. That page leads back to /payment-success. */
export function useCheckout(packageId: string, onLeaving: (leaving: boolean) => void) {
  const { data: config } = useQuery(publicConfigQuery);
  const [action] = useState(createUnansweredAction);
  const [leaving, setLeaving] = useState(false);
  const running = useRef(false);
  const begin = useMutation({ mutationFn: (key: string) => call(createTokenPurchase, { body: { packageId }, idempotencyKey: key }) });
  const show = (busy: boolean): void => {
    running.current = busy;
    setLeaving(busy);
    onLeaving(busy);
  };
  const go = async (): Promise<void> => {
    if (running.current) return;
    show(true);
    try {
      const { checkoutUrl } = await begin.mutateAsync(action.keyFor(packageId));
      action.clear();
      if (isCheckoutAddress(checkoutUrl, config?.checkoutHost)) {
        rememberPlace();
        location.assign(checkoutUrl);
        return;
      }
      toast({ tone: 'destructive', ...CHECKOUT_NOT_STARTED });
    } catch (error) {
      if (isAnswer(error)) action.clear();
      toast({ tone: 'destructive', ...checkoutProblem(error) });
    }
    show(false);
  };
  return { go, leaving };
}
