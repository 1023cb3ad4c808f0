import { describe, expect, it } from 'vitest';
import { askedPayment, withoutSecret } from './asked-payment.ts';

describe('the way back from a payment', () => {
  it('reads the checkout session or the payment from the address to which the provider returns the buyer, or neither', () => {
    const asked = (search: string) => askedPayment(new URLSearchParams(search));
    expect(asked('session_id=cs_1')).toEqual({ session_id: 'cs_1' });
    expect(asked('payment_intent=pi_1&redirect_status=succeeded')).toEqual({ payment_intent: 'pi_1' });
    expect(asked('session_id=cs_1&payment_intent=pi_1')).toEqual({ session_id: 'cs_1' });
    expect(asked('session_id=')).toBeNull();
    expect(asked('')).toBeNull();
  });

  it("removes the payment's secret from the address to which the provider returns the buyer, and keeps all else", () => {
    const dirty = new URLSearchParams('payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded');
    expect(withoutSecret(dirty)?.toString()).toBe('payment_intent=pi_1&redirect_status=succeeded');
    expect(withoutSecret(new URLSearchParams('session_id=cs_1'))).toBeNull();
  });
});
