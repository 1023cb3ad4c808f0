import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Limits for the client's build in compressed bytes (brotli): a first visit must be light, and no page may become heavy by itself. Three
 * libraries may be larger, and all load after their page: the charts, whose numbers stand there already; the code editor of templates and
 * instructions; and the engine for patterns, which only forms with a pattern need. The limit for later styles is for all later pages
 * together: it was 36 kB for half as many pages, before packs, collections, challenges, agents and chat. They are two sheets, of which open pages load
 * the first alone; two compress less well than one.
 */
export const BUDGET = { firstScript: 125_000, chunk: 35_000, charts: 100_000, editor: 95_000, patterns: 70_000, css: 20_000, laterCss: 39_000 };

const isCharts = (name) => /^_charts-[\w-]+\.js$/.test(name);
const isEditor = (name) => /^_code-editor-[\w-]+\.js$/.test(name);
const isPatterns = (name) => name.endsWith('backend/contracts/pattern-engine.ts');
/** Returns the size limit of a chunk of the client that loads on demand. */
function limitOf(name, { chunk, charts = chunk, editor = chunk, patterns = chunk }) {
  if (isCharts(name)) return charts;
  if (isPatterns(name)) return patterns;
  return isEditor(name) ? editor : chunk;
}

/**
 * Measures the client's build by Vite's manifest: all scripts and styles that `/` loads before it is usable, every other chunk, and every
 * later stylesheet. `firstRoute` is the source file of the page at `/`.
 */
export function measureBundle(clientDir, firstRoute) {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  /** Returns the size of a built file's compressed copy, which the API sends; small files have no copy, and count as they are. */
  const size = (file) => statSync(join(clientDir, existsSync(join(clientDir, `${file}.br`)) ? `${file}.br` : file)).size;
  const closure = (key, into = new Set()) => {
    if (into.has(key)) return into;
    into.add(key);
    (manifest[key].imports ?? []).forEach((next) => closure(next, into));
    return into;
  };
  const total = (keys) => [...keys].reduce((sum, key) => sum + size(manifest[key].file), 0);

  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  if (!manifest[firstRoute]) throw new Error(`The page of / is not in the manifest: ${firstRoute}`);
  const first = closure(firstRoute, closure(entry));
  const later = Object.keys(manifest).filter((key) => manifest[key].file.endsWith('.js') && !first.has(key));
  const stylesOf = (keys) => [...keys].flatMap((key) => manifest[key].css ?? []);
  const firstStyles = new Set(stylesOf(first));
  const laterStyles = new Set(stylesOf(Object.keys(manifest)).filter((file) => !firstStyles.has(file)));
  return {
    firstScript: total(first),
    chunks: later.map((key) => ({ name: key, bytes: size(manifest[key].file) })).sort((a, b) => b.bytes - a.bytes),
    bringPatterns: Object.keys(manifest).filter((key) => (manifest[key].imports ?? []).some(isPatterns)),
    css: [...firstStyles].reduce((sum, file) => sum + size(file), 0),
    laterCss: [...laterStyles].reduce((sum, file) => sum + size(file), 0),
  };
}

/** Returns a sentence for every size limit that the client's build exceeds; none when all is well. */
export function overBudget({ firstScript, chunks, bringPatterns = [], css, laterCss }, budget = BUDGET) {
  const kB = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;
  const check = (name, bytes, limit) => (bytes > limit ? [`${name}: ${kB(bytes)} of ${kB(limit)}`] : []);
  return [
    ...check('script of the first visit', firstScript, budget.firstScript),
    ...chunks.flatMap(({ name, bytes }) => check(name, bytes, limitOf(name, budget))),
    ...bringPatterns.map((name) => `${name}: brings the engine for patterns without being asked; use import()`),
    ...check('styles of the first visit', css, budget.css),
    ...check('styles of later pages', laterCss, budget.laterCss),
  ];
}
