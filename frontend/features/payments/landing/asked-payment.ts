import type { AskedPayment } from '../payments.queries.ts';

/** Reads which payment the provider's return address names; null for none. */
export function askedPayment(params: URLSearchParams): AskedPayment | null {
  const [session, intent] = [params.get('session_id'), params.get('payment_intent')];
  if (session) return { session_id: session };
  return intent ? { payment_intent: intent } : null;
}

/** Returns the address without the payment's secret, which must not stay in the browser's history. Returns null when it has none. */
export function withoutSecret(params: URLSearchParams): URLSearchParams | null {
  if (!params.has('payment_intent_client_secret')) return null;
  const clean = new URLSearchParams(params);
  clean.delete('payment_intent_client_secret');
  return clean;
}
