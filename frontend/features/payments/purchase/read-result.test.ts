import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { readResult } from './read-result.ts';

/** Builds a result with only the fields that the code reads; the provider's objects have dozens more. */
const result = (parts: object): PaymentIntentResult => parts as PaymentIntentResult;

describe('the answer to a confirmation', () => {
  it('counts a paid payment as success, even if the provider reports an error for a second try', () => {
    expect(readResult(result({ paymentIntent: { status: 'succeeded' } }))).toEqual({ name: 'paid' });
    expect(readResult(result({ error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } } }))).toEqual({ name: 'paid' });
  });

  it("shows a decline in the provider's words", () => {
    expect(readResult(result({ error: { type: 'card_error', message: 'Your card was declined.' } }))).toEqual({ name: 'failed', problem: 'Your card was declined.', over: false, uncertain: false });
    expect(readResult(result({ error: { type: 'card_error' } }))).toEqual({
      name: 'failed', problem: 'Payment was declined. Please check your card details and try again.', over: false, uncertain: false,
    });
  });

  it('names a status that is not a success', () => {
    expect(readResult(result({ paymentIntent: { status: 'processing' } }))).toEqual({ name: 'failed', problem: 'Payment status: processing', over: false, uncertain: true });
  });

  it('says that the result is uncertain when no answer arrived', () => {
    for (const type of ['api_connection_error', 'api_error']) expect(readResult(result({ error: { type, message: 'Gone.' } }))).toMatchObject({ uncertain: true, over: false });
  });

  it('tells which payments cannot be tried again', () => {
    expect(readResult(result({ paymentIntent: { status: 'canceled' } }))).toMatchObject({ over: true });
    expect(readResult(result({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' } }))).toMatchObject({ over: true });
  });

  it('leaves an incomplete card to the errors of its field', () => {
    expect(readResult(result({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } }))).toEqual({ name: 'invalid', problem: 'Your card number is incomplete.' });
  });
});
