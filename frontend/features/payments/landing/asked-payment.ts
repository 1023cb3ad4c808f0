import type { AskedPayment } from '../payments.queries.ts';

/** Which payment the provider's way back names; null for a visit without one. */
export function askedPayment(params: URLSearchParams): AskedPayment | null {
  const [session, intent] = [params.get('session_id'), params.get('payment_intent')];
  if (session) return { session_id: session };
  return intent ? { payment_intent: intent } : null;
}

/** The same address without what must not stay in a history: the payment's secret. Null when it is clean. */
export function withoutSecret(params: URLSearchParams): URLSearchParams | null {
  if (!params.has('payment_intent_client_secret')) return null;
  const clean = new URLSearchParams(params);
  clean.delete('payment_intent_client_secret');
  return clean;
}
