import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withOriginalFiles } from './original-files.ts';

/** Writes a bundle of two files with a source map. @returns where a function of the second file begins */
function bundleOfTwo(sourcemap: boolean): { url: string; lineNumber: number; columnNumber: number } {
  const dir = mkdtempSync(join(tmpdir(), 'conjure-bundle-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'first.ts'), `import { second } from './second.ts';\nconsole.log(second());\n`);
  writeFileSync(join(dir, 'second.ts'), `export function second(): number {\n  return 2;\n}\n`);
  const bundle = join(dir, 'out', 'bundle.js');
  buildSync({ entryPoints: [join(dir, 'first.ts')], outfile: bundle, bundle: true, format: 'esm', sourcemap });
  const lines = readFileSync(bundle, 'utf8').split('\n');
  const lineNumber = lines.findIndex((line) => line.startsWith('function second'));
  return { url: pathToFileURL(bundle).href, lineNumber, columnNumber: 'function second'.length };
}

const profileOf = (callFrame: { url: string; lineNumber: number; columnNumber: number }) => ({ nodes: [{ id: 1, callFrame: { functionName: 'second', ...callFrame } }], samples: [1], timeDeltas: [200] });
const urlOf = (profile: ReturnType<typeof withOriginalFiles>): string | undefined => profile.nodes[0]?.callFrame.url;

describe('the frames of a profile', () => {
  it('the frames of a profile get the name of the file in which a bundled function was written', () => {
    expect(urlOf(withOriginalFiles(profileOf(bundleOfTwo(true))))).toMatch(/second\.ts$/);
  });

  it('the frames of a profile stay as they are when their file has no source map', () => {
    const frame = bundleOfTwo(false);
    expect(urlOf(withOriginalFiles(profileOf(frame)))).toBe(frame.url);
  });

  it('the frames of a profile stay as they are when they belong to Node itself', () => {
    expect(urlOf(withOriginalFiles(profileOf({ url: 'node:_http_server', lineNumber: 1, columnNumber: 1 })))).toBe('node:_http_server');
  });
});
