import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { repository } from './repository.ts';
import { fieldsIn, secretAddressProblems } from './secret-addresses.ts';
import type { AddressField } from './secret-addresses.ts';

const files = repository('infra/test/secret-addresses.test.ts');
const page = files.get('docs/security.md') ?? '';
const named = [...files].filter(([path]) => (path.startsWith('backend/') && path.endsWith('.ts') && !/\.test\.|\/testing\//.test(path)) || path === 'frontend/app/pages.ts').flatMap(([, text]) => fieldsIn(text));

/** Returns the fields of the queries of all endpoints: the parts of contracts that have a method and an address. */
async function queryFields(): Promise<AddressField[]> {
  const folder = new URL('../../backend/contracts/', import.meta.url);
  const modules = await Promise.all(readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.')).map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>));
  return modules.flatMap((module) => Object.values(module)).flatMap((value) => {
    if (typeof value !== 'object' || value === null || !('method' in value) || !('path' in value) || !('query' in value)) return [];
    const { properties = {} } = z.toJSONSchema(value.query as z.core.$ZodType, { io: 'input', unrepresentable: 'any' });
    return Object.keys(properties).map((field) => ({ address: String(value.path), field }));
  });
}

it('no path and no query has a field for a secret, except those that docs/security.md lists with the reason', async () => {
  const queries = await queryFields();
  expect([named.length > 200, queries.length > 100]).toEqual([true, true]);
  expect(secretAddressProblems([...named, ...queries], page)).toEqual([]);
});

it.each([
  ['a password in a path', "path: '/api/auth/check/:password',", 'password of /api/auth/check/:password'],
  ['a token in the address of a page', "page('/reset /reset/:resetToken', 'open')", 'resetToken of /reset/:resetToken'],
  ['a key that is read from a query', "const key = ctx.query['apiKey'];", 'apiKey of a query'],
  ['a listed field at another address', "mount.get('/api/anything/:code', answer)", 'code of /api/anything/:code'],
])('the check of addresses finds %s', async (_what, text, problem) => {
  expect(secretAddressProblems([...named, ...(await queryFields()), ...fieldsIn(text)], page)).toEqual([`docs/security.md does not list ${problem}, which could hold a secret.`]);
});

it('the check of addresses finds a row of docs/security.md without an address', async () => {
  const stale = page.replace('| `/api/admin/challenge-themes/:key` |', '| `/api/old/:key` |');
  expect(secretAddressProblems([...named, ...(await queryFields())], stale)).toEqual(['docs/security.md does not list key of /api/admin/challenge-themes/:key, which could hold a secret.', 'docs/security.md lists key of /api/old/:key, which no address has.']);
});
