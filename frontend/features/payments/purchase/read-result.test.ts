import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { readResult } from './read-result.ts';

/** Builds the provider's result of a payment with only the fields that the code reads. The provider's objects have dozens more. */
const result = (parts: object): PaymentIntentResult => parts as PaymentIntentResult;

describe('the answer to a confirmation', () => {
  it('counts a paid payment as success, even if the provider reports an error for a second try', () => {
    expect(readResult(result({ paymentIntent: { status: 'succeeded' } }))).toEqual({ name: 'paid' });
    expect(readResult(result({ error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } } }))).toEqual({ name: 'paid' });
  });

  it("shows the buyer in the provider's words why a card was declined", () => {
    expect(readResult(result({ error: { type: 'card_error', message: 'Your card was declined.' } }))).toEqual({ name: 'failed', problem: 'Your card was declined.', over: false, uncertain: false });
    expect(readResult(result({ error: { type: 'card_error' } }))).toEqual({
      name: 'failed', problem: 'Payment was declined. Please check your card details and try again.', over: false, uncertain: false,
    });
  });

  it('shows the buyer the status of a payment that did not succeed', () => {
    expect(readResult(result({ paymentIntent: { status: 'processing' } }))).toEqual({ name: 'failed', problem: 'Payment status: processing', over: false, uncertain: true });
  });

  it('calls a payment uncertain when no answer of the provider arrived', () => {
    for (const type of ['api_connection_error', 'api_error']) expect(readResult(result({ error: { type, message: 'Gone.' } }))).toMatchObject({ uncertain: true, over: false });
  });

  it('says which failed payments cannot be tried again', () => {
    expect(readResult(result({ paymentIntent: { status: 'canceled' } }))).toMatchObject({ over: true });
    expect(readResult(result({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' } }))).toMatchObject({ over: true });
  });

  it('shows no payment error for an incomplete card number, because the card field shows its own', () => {
    expect(readResult(result({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } }))).toEqual({ name: 'invalid', problem: 'Your card number is incomplete.' });
  });
});
