import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';

describe('recovery codes', () => {
  it('an account gets ten different recovery codes, each in two halves', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  });

  it('a recovery code may be typed in any case, with or without hyphens and spaces, and with look-alike characters', () => {
    const hash = hashRecoveryCode('ann', '01abc-xyz10');
    for (const typed of ['01ABCXYZ10', ' 01abc xyz10 ', 'oIabc-xyzlO', '01abc–xyz10']) expect(hashRecoveryCode('ann', typed)).toEqual(hash);
    expect(hashRecoveryCode('ann', '01abc-xyz11')).not.toEqual(hash);
  });

  it('a recovery code has another hash for another owner', () => {
    expect(hashRecoveryCode('ann', '01abc-xyz10')).not.toEqual(hashRecoveryCode('bob', '01abc-xyz10'));
  });
});
