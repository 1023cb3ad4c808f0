import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MEMBER_MODULE, pageModule } from './page-modules.ts';

it.each(['/', '/marketplace', '/prompt/some-slug', '/prompt/some-slug/share', '/prompt-packs/id/slug', '/prompt-pack/id/slug', '/pricing', '/create', '/wallet', '/challenges', '/my-creations', '/profile/ada', '/collection/some-slug'])("finds the client's module that renders the page at %s", (path) => {
  const file = fileURLToPath(new URL(`../../frontend/${pageModule(path)}`, import.meta.url));
  expect(existsSync(file)).toBe(true);
});

it('names a file that exists as the module that signed-in people load on every page', () => {
  expect(existsSync(fileURLToPath(new URL(`../../frontend/${MEMBER_MODULE}`, import.meta.url)))).toBe(true);
});

it('finds no module of the client for an address without a page', () => {
  expect([pageModule('/no/such/page'), pageModule('/prompt/a/b/share')]).toEqual([null, null]);
});
