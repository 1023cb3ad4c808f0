import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The files that a source file imports, by absolute path: statically, and by import(). */
export interface Imports {
  fixed: readonly string[];
  onDemand: readonly string[];
}

/** The file of a `#name/…` import; null for a package. */
export type Alias = (specifier: string) => string | null;

const FIXED = /^[ \t]*(?:import|export)\s(?!type\b)(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
const ON_DEMAND = /\bimport\(\s*['"]([^'"]+)['"]/g;
const SOURCE = /\.tsx?$/;

/** The imports between our own sources, starting at `roots`. Packages and files that are not TypeScript are left out. */
export function moduleGraph(roots: readonly string[], alias: Alias): Map<string, Imports> {
  const graph = new Map<string, Imports>();
  const waiting = [...roots];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (graph.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    const target = (specifier: string): string | null => (specifier.startsWith('.') ? resolve(dirname(file!), specifier) : alias(specifier));
    const found = (pattern: RegExp): string[] =>
      [...text.matchAll(pattern)].flatMap(([, specifier]) => target(specifier!) ?? []).filter((path) => SOURCE.test(path) && existsSync(path));
    const imports = { fixed: found(FIXED), onDemand: found(ON_DEMAND) };
    graph.set(file, imports);
    waiting.push(...imports.fixed, ...imports.onDemand);
  }
  return graph;
}

/** The given files and all modules that load together with them. */
export function loadedWith(graph: ReadonlyMap<string, Imports>, files: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    waiting.push(...(graph.get(file)?.fixed ?? []));
  }
  return loaded;
}
