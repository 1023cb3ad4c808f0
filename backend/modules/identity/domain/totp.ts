import { Secret, TOTP } from 'otpauth';
import { PRODUCT } from '#contracts/product.ts';

const PERIOD_S = 30;
const DIGITS = 6;
// The length of a new secret, 160 bits, as RFC 4226 recommends for SHA-1.
const SECRET_BYTES = 20;

// The parameters of the codes: SHA-1, six digits and 30 seconds, because several authenticator apps ignore others.
const authenticator = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: PRODUCT, label, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_S, secret: Secret.fromBase32(secret) });

/** Makes a new authenticator secret in base32, so that people can type it when they cannot scan. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Makes the address for authenticator apps (otpauth://totp/…), which the QR code contains. */
export const totpUri = (secret: string, username: string): string => authenticator(secret, username).toString();

/**
 * Returns the time step (RFC 6238: 30 s each since 1970) of a six-digit code, or null for a wrong code. One step earlier or later is
 * accepted, because clocks differ and people type slowly. `at` in ms.
 */
export function matchingStep(secret: string, code: string, at: number): number | null {
  const skew = authenticator(secret, '').validate({ token: code, timestamp: at, window: 1 });
  return skew === null ? null : Math.floor(at / 1_000 / PERIOD_S) + skew;
}
