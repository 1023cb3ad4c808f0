import { ApiError, messageOf, NetworkError, TimeoutError } from '#lib/api-error.ts';
import { PAYMENT_UNAVAILABLE } from '../payment-unavailable.ts';
import { CHECKOUT_PROBLEM } from '../payments.words.ts';

interface Words {
  title: string;
  description: string;
}

/** The toast for a checkout whose address the server did not send, or whose address the client may not open. */
export const CHECKOUT_NOT_STARTED: Words = { title: 'Payment Error', description: 'The checkout page could not be opened. Nothing was charged; please try again.' };

/** Returns the toast of a failed checkout: not configured, system unavailable, failed to start, or anything else (docs/rules/payments.md#payment-messages). */
export function checkoutProblem(error: unknown): Words {
  if (error instanceof ApiError && error.code === 'payment_unavailable') return PAYMENT_UNAVAILABLE;
  if (error instanceof NetworkError || error instanceof TimeoutError || (error instanceof ApiError && error.status === 503)) {
    return { title: 'Error', description: messageOf(error, CHECKOUT_PROBLEM.unreachable) };
  }
  if (error instanceof ApiError && error.status >= 500) return CHECKOUT_NOT_STARTED;
  return { title: 'Purchase Failed', description: messageOf(error, CHECKOUT_PROBLEM.failed) };
}

/** Returns whether an address is the payment provider's checkout page: the host that the server named, over https (http is allowed on this machine). */
export function isCheckoutAddress(address: string | undefined, host: string | null | undefined): address is string {
  if (!address || !host || !URL.canParse(address)) return false;
  const url = new URL(address);
  const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  return url.host === host && (url.protocol === 'https:' || (local && url.protocol === 'http:'));
}
