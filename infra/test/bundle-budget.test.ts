import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { measureBundle, overBudget } from './bundle-budget.mjs';

const dir = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Writes a build of random bytes, which do not compress, so that the test knows their size. */
function build(manifest: Record<string, { size: number } & Record<string, unknown>>, named: Record<string, { size: number; file: string } & Record<string, unknown>> = {}): void {
  mkdirSync(join(dir, '.vite'), { recursive: true });
  for (const [key, { size }] of Object.entries(manifest)) writeFileSync(join(dir, key), randomBytes(size));
  for (const { size, file } of Object.values(named)) writeFileSync(join(dir, file), randomBytes(size));
  for (const sheet of ['style.css', 'later.css']) writeFileSync(join(dir, sheet), randomBytes(5_000));
  const written = Object.fromEntries(Object.entries(manifest).map(([key, chunk]) => [key, { file: key, ...chunk }]).concat(Object.entries(named)));
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(written));
}

it('the bundle budget counts the chunks of the first page together, and every other chunk alone', () => {
  build({
    'index.js': { size: 50_000, isEntry: true, imports: ['shared.js'], css: ['style.css'] },
    'home.js': { size: 60_000, isDynamicEntry: true, imports: ['shared.js', 'index.js'] },
    'shared.js': { size: 40_000 },
    'big.js': { size: 45_000, isDynamicEntry: true, imports: ['shared.js'] },
  });
  const sizes = measureBundle(dir, 'home.js');
  expect(sizes.firstScript).toBe(150_000);
  expect(sizes.chunks.map(({ name }) => name)).toEqual(['big.js']);
  expect(overBudget(sizes)).toEqual([expect.stringMatching(/first visit: 150\..* of 125/), expect.stringMatching(/big\.js: 45\..* of 35/)]);
  expect(overBudget(sizes, { firstScript: 200_000, chunk: 50_000, css: 6_000, laterCss: 6_000 })).toEqual([]);
});

it('the bundle budget counts the styles of the first visit and those that load later separately', () => {
  build({
    'index.js': { size: 1_000, isEntry: true, css: ['style.css'] },
    'home.js': { size: 1_000, isDynamicEntry: true, imports: ['index.js'], css: ['style.css'] },
    'later.js': { size: 1_000, isDynamicEntry: true, imports: ['index.js'], css: ['later.css'] },
  });
  const sizes = measureBundle(dir, 'home.js');
  for (const bytes of [sizes.css, sizes.laterCss]) expect(Math.round(bytes / 100)).toBe(50);
  const limits = { firstScript: 9_000, chunk: 9_000, css: 9_000, laterCss: 9_000 };
  expect(overBudget(sizes, { ...limits, css: 4_000 })).toEqual([expect.stringMatching(/^styles of the first visit: 5\.0/)]);
  expect(overBudget(sizes, { ...limits, laterCss: 4_000 })).toEqual([expect.stringMatching(/^styles of later pages: 5\.0/)]);
});

it('the bundle budget allows a larger chart library when the first visit does not load it', () => {
  build({
    'index.js': { size: 10_000, isEntry: true, css: ['style.css'] },
    'home.js': { size: 10_000, isDynamicEntry: true, imports: ['index.js'] },
    'draws.js': { size: 1_000, isDynamicEntry: true, imports: ['_charts-AbC-12_x.js'] },
    '_charts-AbC-12_x.js': { size: 90_000 },
  });
  expect(overBudget(measureBundle(dir, 'home.js'))).toEqual([]);
  expect(overBudget(measureBundle(dir, 'home.js'), { firstScript: 125_000, chunk: 35_000, charts: 80_000, css: 25_000, laterCss: 25_000 })).toEqual([expect.stringMatching(/_charts.*90\..* of 80/)]);
});

it('the bundle budget allows a larger code editor within its own limit, and no other large chunk of the builder', () => {
  const sizes = (name: string, bytes: number) => ({ firstScript: 1, css: 1, laterCss: 1, chunks: [{ name, bytes }] });
  const editor = '_code-editor-AbC-12_x.js';
  expect(overBudget(sizes(editor, 90_000))).toEqual([]);
  expect(overBudget(sizes(editor, 190_000))).toHaveLength(1);
  expect(overBudget(sizes('features/builder/fields/fields-pane.tsx', 90_000))).toHaveLength(1);
});

it('the bundle budget allows 70 kB for the engine for patterns when only import() loads it', () => {
  const engine = '../backend/contracts/pattern-engine.ts';
  const withPanel = (panel: object, size = 60_000) => {
    build({
      'index.js': { size: 1_000, isEntry: true, css: ['style.css'] },
      'home.js': { size: 1_000, isDynamicEntry: true, imports: ['index.js'] },
      'panel.js': { size: 1_000, isDynamicEntry: true, imports: ['index.js'], ...panel },
    }, { [engine]: { size, file: 'engine.js', isDynamicEntry: true } });
    return overBudget(measureBundle(dir, 'home.js'));
  };
  expect(withPanel({ dynamicImports: [engine] })).toEqual([]);
  expect(withPanel({ dynamicImports: [engine] }, 71_000)).toEqual([expect.stringMatching(/pattern-engine.*71\..* of 70/)]);
  expect(withPanel({ imports: ['index.js', engine] })).toEqual([expect.stringMatching(/^panel\.js: brings the engine/)]);
});

it('measuring a client build throws for a first page that the build does not have', () => {
  expect(() => measureBundle(dir, 'gone.js')).toThrow(/gone\.js/);
});
