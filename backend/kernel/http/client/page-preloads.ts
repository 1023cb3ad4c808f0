import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Addresses of a page's own code, without what the shell loads anyway. */
export interface PageCode {
  scripts: string[];
  styles: string[];
}

const NOTHING: PageCode = { scripts: [], styles: [] };

/** Key of the page's module in the build's manifest, by the page's path; null when it is not known ahead. */
export type PageModuleOf = (path: string) => string | null;

/**
 * Finds what lets the browser fetch a page's own code together with the entry, instead of after it has run: the page's chunk, what that
 * imports, and their styles. Nothing for unknown pages and without a build.
 */
export function createPagePreloads(clientDir: string, moduleOf: PageModuleOf): (path: string) => PageCode {
  const file = join(clientDir, '.vite/manifest.json');
  if (!existsSync(file)) return () => NOTHING;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>;
  const withImports = (key: string, into = new Set<string>()): Set<string> => {
    if (into.has(key) || !manifest[key]) return into;
    into.add(key);
    manifest[key].imports?.forEach((next) => withImports(next, into));
    return into;
  };
  const inShell = new Set(Object.keys(manifest).filter((key) => manifest[key]!.isEntry).flatMap((key) => [...withImports(key)]));
  const known = new Map<string, PageCode>();

  function codeOf(module: string): PageCode {
    const chunks = [...withImports(module)].filter((key) => !inShell.has(key)).map((key) => manifest[key]!);
    const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
    return { scripts: chunks.map(({ file: script }) => `/${script}`), styles: [...styles].map((sheet) => `/${sheet}`) };
  }

  return (path) => {
    const module = moduleOf(path);
    if (module === null) return NOTHING;
    const code = known.get(module) ?? codeOf(module);
    known.set(module, code);
    return code;
  };
}
