import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { checkoutProblem, isCheckoutAddress } from './checkout-problem.ts';

const answer = (status: number, code: string, message: string) => new ApiError('/api/payments/create-token-purchase', status, message, { success: false, code, message, requestId: 'r' });

describe('a checkout that does not begin', () => {
  it('shows a different message for each of the four reasons why a checkout does not start', () => {
    expect(checkoutProblem(answer(503, 'payment_unavailable', 'Not set up.')).title).toBe('Payment Unavailable');
    expect(checkoutProblem(answer(503, 'payment_provider_unavailable', 'Later.'))).toEqual({ title: 'Error', description: 'Later.' });
    expect(checkoutProblem(new NetworkError('/api/x', new Error('gone'))).title).toBe('Error');
    expect(checkoutProblem(answer(500, 'internal', 'Boom.')).title).toBe('Payment Error');
    expect(checkoutProblem(answer(400, 'unknown_price', 'Not on sale.'))).toEqual({ title: 'Purchase Failed', description: 'Not on sale.' });
    expect(checkoutProblem(new Error('odd')).title).toBe('Purchase Failed');
  });
});

describe('the address of a checkout page', () => {
  it('opens a checkout page only on the host that the server named as the payment provider', () => {
    expect(isCheckoutAddress('https://checkout.stripe.com/c/pay/cs_1', 'checkout.stripe.com')).toBe(true);
    expect(isCheckoutAddress('http://127.0.0.1:4242/c/cs_1', '127.0.0.1:4242')).toBe(true);
    for (const address of ['https://evil.example/c', 'https://checkout.stripe.com.evil.example/', 'http://checkout.stripe.com/c', 'javascript:alert(1)', '//checkout.stripe.com', '', undefined]) {
      expect(isCheckoutAddress(address, 'checkout.stripe.com'), String(address)).toBe(false);
    }
    expect(isCheckoutAddress('https://checkout.stripe.com/c', null)).toBe(false);
  });
});
