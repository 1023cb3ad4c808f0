import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { createPaymentIntent, createSubscription } from '#contracts/payments.ts';
import type { PaymentSession } from '#contracts/payments.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import type { Purchase } from '#shared/shop/purchase.ts';
import { toast } from '#ui/toast.tsx';
import { beginProblem, confirmProblem, NO_SESSION } from './payment-problems.ts';
import { readResult } from './read-result.ts';
import type { Outcome } from './read-result.ts';

export type Stage =
  | { name: 'idle'; problem: string | null }
  | { name: 'processing' }
  | { name: 'paid'; orderId: string }
  /** `uncertain`: no answer of the payment provider arrived, so the buyer may have been charged. */
  | { name: 'failed'; problem: string; uncertain: boolean };

export interface Billing {
  name: string;
  email: string;
}

/** Asks the server once about a payment whose answer did not arrive, so that a buyer who paid does not read that the payment failed. */
async function settled(stripe: Stripe, { clientSecret }: PaymentSession, outcome: Outcome): Promise<Outcome> {
  if (outcome.name !== 'failed' || !outcome.uncertain) return outcome;
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return paymentIntent?.status === 'succeeded' ? { name: 'paid' } : outcome;
}

const IDLE: Stage = { name: 'idle', problem: null };

/**
 * Runs one payment from the press of the pay button to its result (docs/rules/payments.md#payment-states). "Try Again" continues the same
 * order, so that a decline never creates a second one. A second press while a payment runs does nothing.
 */
export function usePayment(purchase: Purchase, billing: Billing) {
  const [stage, setStage] = useState<Stage>(IDLE);
  const [action] = useState(createUnansweredAction);
  const session = useRef<PaymentSession | null>(null);
  const running = useRef(false);
  const begin = useMutation({ mutationFn: (key: string) => beginPayment(purchase, key) });

  const fail = (problem: string, uncertain: boolean, exception: boolean): void => {
    setStage({ name: 'failed', problem, uncertain });
    if (exception) toast({ tone: 'destructive', title: 'Payment Error', description: problem });
  };

  const open = async (): Promise<PaymentSession | null> => {
    try {
      const opened = session.current ?? (await begin.mutateAsync(action.keyFor(purchase)));
      action.clear();
      session.current = opened.clientSecret ? opened : null;
      if (!session.current) fail(NO_SESSION, false, false);
      return session.current;
    } catch (error) {
      // When no answer arrived, the next press repeats the same purchase under the same key. After an answer it starts a new one.
      if (isAnswer(error)) action.clear();
      const problem = beginProblem(error);
      fail(problem, false, problem !== NO_SESSION);
      return null;
    }
  };

  const confirm = async (stripe: Stripe, card: StripeCardElement): Promise<void> => {
    const opened = await open();
    if (!opened) return;
    try {
      const outcome = await settled(stripe, opened, readResult(await stripe.confirmCardPayment(opened.clientSecret, { payment_method: { card, billing_details: billing } })));
      if (outcome.name === 'paid') setStage({ name: 'paid', orderId: opened.orderId });
      else if (outcome.name === 'invalid') setStage({ name: 'idle', problem: outcome.problem });
      else fail(outcome.problem, outcome.uncertain, false);
      if (outcome.name === 'paid' || (outcome.name === 'failed' && outcome.over)) session.current = null;
    } catch (error) {
      fail(confirmProblem(error), true, true);
    }
  };

  const pay = async (stripe: Stripe, card: StripeCardElement): Promise<void> => {
    if (running.current || stage.name === 'paid') return;
    running.current = true;
    setStage({ name: 'processing' });
    await confirm(stripe, card);
    running.current = false;
  };

  return { stage, pay, tryAgain: () => setStage(IDLE) };
}

/**
 * Starts a payment on the server. One idempotency key is one payment, however often the client sends it (docs/rules/payments.md#one-order-per-click).
 */
const beginPayment = (purchase: Purchase, idempotencyKey: string): Promise<PaymentSession> =>
  purchase.kind === 'tokens'
    ? call(createPaymentIntent, {
        body: { priceId: purchase.package.stripePriceId, type: 'tokens', tokenAmount: purchase.package.tokens },
        idempotencyKey,
      })
    : call(createSubscription, { body: { priceId: purchase.plan.priceId }, idempotencyKey });
