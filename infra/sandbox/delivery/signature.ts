import { createHmac } from 'node:crypto';

/** Returns the value of Stripe's signature header for a webhook: the time in seconds and an HMAC SHA-256 of `<seconds>.<body>`. @param at real time in ms */
export function signatureOf(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
