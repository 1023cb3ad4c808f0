import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callsWithoutRow, cryptographyProblems, keysWithoutRow, otherLibraries } from './cryptography.ts';
import { repository } from './repository.ts';

const files = repository('infra/test/security-page.test.ts');
const page = files.get('docs/security.md') ?? '';
const production = new Map([...files].filter(([path]) => /^(backend|infra|frontend)\/.*\.(ts|tsx|mjs)$/.test(path) && !/\.(test|spec)\.|\/testing\/|^infra\/(test|lighthouse)\//.test(path)));
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { dependencies: Record<string, string>; devDependencies: Record<string, string> };

describe('the page about security', () => {
  it('docs/security.md lists every file that uses a key, and no code uses other cryptography', () => {
    expect(production.size).toBeGreaterThan(1_000);
    expect(cryptographyProblems(production, page)).toEqual([]);
  });

  it('docs/security.md names each npm package with cryptography of its own', () => {
    expect(otherLibraries(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((name) => name !== 'oidc-provider'), page)).toEqual([]);
  });

  it('docs/security.md has a row for each secret of the environment', () => {
    expect(keysWithoutRow(files.get('.env.example') ?? '', page)).toEqual([]);
  });

  it('docs/security.md lists each external address that the product calls', () => {
    const section = /## Whom the product calls\n[^]*?\n## /.exec(page)?.[0] ?? '';
    expect(callsWithoutRow(files.get('.env.example') ?? '', section)).toEqual([]);
    expect(callsWithoutRow('# FAX_URL=\n# PUBLIC_URL=\n', section)).toEqual(['FAX_URL']);
  });

  it('docs/security.md cites only rules that exist', () => {
    for (const [, path = ''] of page.matchAll(/\(?`?(docs\/rules\/[a-z-]+\.md)/g)) expect(files.has(path), path).toBe(true);
  });
});

describe('the check of cryptography', () => {
  const row = '| passwords | argon2id | `backend/a.ts` |\n';

  it.each([
    ['a weak hash', "import { createHash } from 'node:crypto';\ncreateHash('md5')", /createHash with md5/],
    ['a cipher without authentication', "createCipheriv('aes-256-cbc', key, iv)", /createCipheriv with aes-256-cbc/],
    ['a weak curve', "createECDH('secp112r1')", /createECDH with secp112r1/],
    ['functions for signatures that no file may import', "import { generateKeyPairSync, sign } from 'node:crypto';", /imports generateKeyPairSync[^]*imports sign/],
    ['a cipher in a file that docs/security.md does not list', "import { createCipheriv } from 'node:crypto';", /imports createCipheriv/],
    ['an import of the whole crypto module', "import * as crypto from 'node:crypto';", /as a whole/],
    ['tokens made with Math.random', 'const token = Math.random();', /draws with Math.random/],
    ['a keyed hash in a file that docs/security.md does not list', "createHmac('sha256', key)", /does not list backend\/b.ts/],
  ])('the check of cryptography finds %s', (_, text, found) => {
    expect(cryptographyProblems(new Map([['backend/a.ts', 'argon2.hash(password)'], ['backend/b.ts', text]]), row).join('\n')).toMatch(found);
  });

  it('the check of cryptography finds a row of docs/security.md whose file uses no key', () => {
    expect(cryptographyProblems(new Map([['backend/a.ts', 'export const a = 1;']]), row)).toEqual(['docs/security.md lists backend/a.ts, which works with no key.']);
  });

  it('the check of cryptography finds packages and secrets that docs/security.md lacks', () => {
    expect(otherLibraries(['argon2', 'crypto-js', 'koa'], '`argon2`')).toEqual(['crypto-js']);
    expect(otherLibraries(['argon2'], '')).toEqual(['argon2']);
    expect(keysWithoutRow('# NEW_SECRET=\n# VAPID_PUBLIC_KEY=\n# RATE_LIMIT_KEY=1/1\n', '')).toEqual(['NEW_SECRET']);
  });
});
