import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

it('every summary hides the triangle that browsers draw beside it, and shows one of our icons in its place', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx') && !path.includes('.test.'));
  const withSummary = files.map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') })).filter(({ text }) => text.includes('<summary'));
  expect(withSummary.map(({ path }) => path)).toContain('ui/disclosure.tsx');
  const raw = withSummary.filter(({ text }) => !(text.includes("listStyle: 'none'") && text.includes("'&::-webkit-details-marker': { display: 'none' }") && /<(ChevronDown|Plus) size/.test(text)));
  expect(raw.map(({ path }) => path), 'Use Disclosure of frontend/ui/disclosure.tsx.').toEqual([]);
});
