import { Secret, TOTP } from 'otpauth';
import { PRODUCT } from '#contracts/product.ts';

const PERIOD_S = 30;
const DIGITS = 6;
// 160 bits, as RFC 4226 recommends for SHA-1.
const SECRET_BYTES = 20;

// SHA-1, six digits and 30 seconds are what every authenticator app understands; several ignore other parameters.
const authenticator = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: PRODUCT, label, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_S, secret: Secret.fromBase32(secret) });

/** A new secret in base32, as people type it when they cannot scan. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Address for authenticator apps (otpauth://totp/…), also what the QR code says. */
export const totpUri = (secret: string, username: string): string => authenticator(secret, username).toString();

/**
 * The time step (RFC 6238: 30 s each since 1970) that a code of six digits belongs to; null when it is wrong. One step of
 * skew either way is forgiven: clocks differ and people type slowly. `at` in ms.
 */
export function matchingStep(secret: string, code: string, at: number): number | null {
  const skew = authenticator(secret, '').validate({ token: code, timestamp: at, window: 1 });
  return skew === null ? null : Math.floor(at / 1_000 / PERIOD_S) + skew;
}
