import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

const folder = mkdtempSync(join(tmpdir(), 'conjure-chunks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SOURCES = {
  '../package.json': '{ "imports": { "#x/*": "./client/*" } }',
  'entry.ts': "import { Menu } from 'lucide-react';\nimport '#x/base.ts';\nvoid import('./home.ts');\n",
  'base.ts': 'export {};\n',
  'home.ts': "import { BadgeCheck, Menu } from 'lucide-react';\nimport './card.ts';\n",
  'card.ts': "import './base.ts';\n",
  'market.ts': "import { ThumbsUp } from 'lucide-react';\nimport { chip } from '#styled/recipes';\nimport './card.ts';\nimport './price.ts';\nimport './filters.ts';\n",
  'prompt.ts': "import './price.ts';\nimport './run.ts';\n",
  'price.ts': "import './base.ts';\n",
  'filters.ts': 'export {};\n',
  'run.ts': 'export {};\n',
};
const root = join(folder, 'client');
mkdirSync(root);
const at = (name: string): string => join(root, name);
for (const [name, text] of Object.entries(SOURCES)) writeFileSync(at(name), text);

const groups = sharedChunks({ root, entry: 'entry.ts', home: 'home.ts', shop: ['market.ts', 'prompt.ts'] });
/** The chunk that a module is assigned to; null when the bundler decides. */
const chunkOf = (id: string): unknown => groups.find(({ test }) => (typeof test === 'function' ? test(id) : (test as RegExp).test(id)))?.name ?? null;
const icon = (name: string): string => `/p/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

it('puts together the modules that home loads after the entry, and those that two shop pages share', () => {
  expect(chunkOf(at('card.ts'))).toBe('shelf');
  expect(chunkOf(icon('badge-check'))).toBe('shelf');
  expect(chunkOf(at('price.ts'))).toBe('shop');
  expect(chunkOf(icon('thumbs-up'))).toBe('shop');
  expect(chunkOf('/p/frontend/styled-system/recipes/chip.js')).toBe('shop');
});

it('leaves modules to the bundler that the entry loads, that one page loads, or that no page loads', () => {
  for (const id of [at('entry.ts'), at('base.ts'), at('home.ts'), at('filters.ts'), at('run.ts'), icon('menu'), icon('zap')]) expect(chunkOf(id), id).toBeNull();
});

it('puts React into a chunk of its own, without packages that merely have a similar name', () => {
  for (const path of ['react/index.js', 'react-dom/cjs/react-dom-client.production.js', 'scheduler/index.js']) expect(chunkOf(`/p/node_modules/${path}`)).toBe('react');
  expect(chunkOf('/p/node_modules/react-router/dist/index.mjs')).toBeNull();
});
