import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';

describe('recovery codes', () => {
  it('are ten different ones in two halves', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  });

  it('do not mind case, hyphens, spaces and look-alikes', () => {
    const hash = hashRecoveryCode('ann', '01abc-xyz10');
    for (const typed of ['01ABCXYZ10', ' 01abc xyz10 ', 'oIabc-xyzlO', '01abc–xyz10']) expect(hashRecoveryCode('ann', typed)).toEqual(hash);
    expect(hashRecoveryCode('ann', '01abc-xyz11')).not.toEqual(hash);
  });

  it('are hashed together with the owner of the codes', () => {
    expect(hashRecoveryCode('ann', '01abc-xyz10')).not.toEqual(hashRecoveryCode('bob', '01abc-xyz10'));
  });
});
