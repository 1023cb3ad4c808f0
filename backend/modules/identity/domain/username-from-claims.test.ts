import { describe, expect, it } from 'vitest';
import { registerBody } from '#contracts/identity.ts';
import { usernameFromClaims } from './username-from-claims.ts';

const claims = { preferredUsername: null, email: null, name: null };

describe('usernameFromClaims', () => {
  it.each([
    [{ preferredUsername: 'Ann.Lee' }, 'Ann.Lee'],
    [{ preferredUsername: 'ann@corp.example' }, 'ann'],
    [{ email: 'mona+news@example.test' }, 'mona-news'],
    [{ name: 'Zoë Ångström' }, 'Zoe-Angstrom'],
    [{ preferredUsername: 'x', email: 'long.enough@example.test' }, 'long.enough'],
    [{ preferredUsername: 'admin', email: 'conjure-team@example.test', name: 'Rosa' }, 'Rosa'],
    [{ name: '王小明' }, 'wizard'],
    [{}, 'wizard'],
    [{ preferredUsername: '..--__' }, 'wizard'],
    [{ preferredUsername: '\u0000evil\u0000name' }, 'evil-name'],
    [{ name: 'a'.repeat(400) }, 'a'.repeat(24)],
  ])('the username made from the provider\'s claims %o is %s', (given, expected) => {
    const username = usernameFromClaims({ ...claims, ...given });
    expect(username).toBe(expected);
    expect(registerBody.shape.username.safeParse(username).success).toBe(true);
  });
});
