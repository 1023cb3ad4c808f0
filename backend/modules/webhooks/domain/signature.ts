import { createHmac } from 'node:crypto';

/**
 * The value of a webhook call's signature header: the time in seconds, and for each secret a `v1`, an HMAC-SHA256 over `<time>.<body>` in hex
 * (docs/rules/webhooks.md#signature). Libraries for Stripe's scheme can check it.
 * @param at ms since 1970
 */
export function signatureOf(body: string, secrets: readonly string[], at: number): string {
  const seconds = Math.floor(at / 1_000);
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`)].join(',');
}
