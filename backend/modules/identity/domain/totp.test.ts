import { describe, expect, it } from 'vitest';
import { matchingStep, newTotpSecret, totpUri } from './totp.ts';

// The test vectors of RFC 6238, appendix B, with the ASCII secret 12345678901234567890; only the last six of the eight digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('TOTP', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('an authenticator code is accepted as in the RFC\'s test vector for second %d', (seconds, code, step) => {
    expect(matchingStep(SECRET, code, seconds * 1_000)).toBe(step);
  });

  it('an authenticator code is accepted one 30-second step early or late, and no more', () => {
    const at = (seconds: number): number | null => matchingStep(SECRET, '050471', seconds * 1_000);
    const start = 37_037_037 * 30;
    expect(at(start - 30)).toBe(37_037_037);
    expect(at(start + 59)).toBe(37_037_037);
    expect(at(start - 31)).toBeNull();
    expect(at(start + 60)).toBeNull();
  });

  it('a new authenticator secret has 160 bits, and its address can be read by authenticator apps', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
    const uri = new URL(totpUri(secret, 'ann'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Conjure:ann');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Conjure', algorithm: 'SHA1', digits: '6', period: '30' });
  });
});
