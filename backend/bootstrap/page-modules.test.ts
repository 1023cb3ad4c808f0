import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MEMBER_MODULE, pageModule } from './page-modules.ts';

it.each(['/', '/marketplace', '/prompt/some-slug', '/prompt/some-slug/share', '/pricing', '/create', '/wallet', '/my-creations', '/profile/ada', '/collection/some-slug'])('names a module of the client for %s', (path) => {
  const file = fileURLToPath(new URL(`../../frontend/${pageModule(path)}`, import.meta.url));
  expect(existsSync(file)).toBe(true);
});

it('names a file that exists as the module of members', () => {
  expect(existsSync(fileURLToPath(new URL(`../../frontend/${MEMBER_MODULE}`, import.meta.url)))).toBe(true);
});

it('gives no module for an address that no page has', () => {
  expect([pageModule('/no/such/page'), pageModule('/prompt/a/b/share')]).toEqual([null, null]);
});
