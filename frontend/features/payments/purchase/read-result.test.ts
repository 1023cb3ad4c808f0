import type { PaymentIntentResult } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { readResult } from './read-result.ts';

/** Only what is read: the provider's objects have dozens of fields more. */
const result = (parts: object): PaymentIntentResult => parts as PaymentIntentResult;

describe('the answer to a confirmation', () => {
  it('is a success when the money is there, even if the provider calls the second try an error', () => {
    expect(readResult(result({ paymentIntent: { status: 'succeeded' } }))).toEqual({ name: 'paid' });
    expect(readResult(result({ error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } } }))).toEqual({ name: 'paid' });
  });

  it('tells a decline in the provider\'s words, or in ours', () => {
    expect(readResult(result({ error: { type: 'card_error', message: 'Your card was declined.' } }))).toEqual({ name: 'failed', problem: 'Your card was declined.', over: false, uncertain: false });
    expect(readResult(result({ error: { type: 'card_error' } }))).toEqual({
      name: 'failed', problem: 'Payment was declined. Please check your card details and try again.', over: false, uncertain: false,
    });
  });

  it('names a status that is no success', () => {
    expect(readResult(result({ paymentIntent: { status: 'processing' } }))).toEqual({ name: 'failed', problem: 'Payment status: processing', over: false, uncertain: true });
  });

  it('says that the result is uncertain when the answer was lost', () => {
    for (const type of ['api_connection_error', 'api_error']) expect(readResult(result({ error: { type, message: 'Gone.' } }))).toMatchObject({ uncertain: true, over: false });
  });

  it('knows payments that cannot be tried again', () => {
    expect(readResult(result({ paymentIntent: { status: 'canceled' } }))).toMatchObject({ over: true });
    expect(readResult(result({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' } }))).toMatchObject({ over: true });
  });

  it('leaves a card that was not filled in to its field', () => {
    expect(readResult(result({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } }))).toEqual({ name: 'invalid', problem: 'Your card number is incomplete.' });
  });
});
