import type { StripeSettings } from '#modules/payments/payments.config.ts';
import type { PolicyHosts } from '#kernel/http/security-headers.ts';

/**
 * Hosts of the payment provider whose scripts and frames a page needs for its card fields (docs/rules/server.md#content-policy). Empty when no keys
 * are configured.
 */
export function paymentHosts(stripe: Pick<StripeSettings, 'apiUrl' | 'scriptUrl' | 'frameOrigins'> | null): PolicyHosts {
  if (stripe === null) return { script: [], frame: [], connect: [], img: [], media: [] };
  const script = new URL(stripe.scriptUrl).origin;
  const own = stripe.frameOrigins.filter((origin) => origin !== script);
  return { script: [script, ...own], frame: [script, ...own], connect: [new URL(stripe.apiUrl).origin], img: [], media: [] };
}
