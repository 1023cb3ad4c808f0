import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Addresses of the scripts and styles of a page, without those that the shell loads anyway. */
export interface PageCode {
  scripts: string[];
  styles: string[];
}


/** Key of the page's module in the build's manifest, by the page's path; null when it is not known ahead. */
export type PageModuleOf = (path: string) => string | null;

export interface PageModules {
  pageModule: PageModuleOf;
  /** The key in the build's manifest of the module that all pages load for signed-in people. */
  memberModule: string;
}

/**
 * Finds what lets the browser fetch a page's own code together with the entry, instead of after it has run: the page's chunk, what that
 * imports, and their styles. Nothing for unknown pages and without a build.
 */
export function createPagePreloads(clientDir: string, { pageModule, memberModule }: PageModules): (path: string, member: boolean) => PageCode {
  const file = join(clientDir, '.vite/manifest.json');
  if (!existsSync(file)) return () => ({ scripts: [], styles: [] });
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>;
  const withImports = (key: string, into = new Set<string>()): Set<string> => {
    if (into.has(key) || !manifest[key]) return into;
    into.add(key);
    manifest[key].imports?.forEach((next) => withImports(next, into));
    return into;
  };
  const inShell = new Set(Object.entries(manifest).flatMap(([key, { isEntry }]) => (isEntry ? [...withImports(key)] : [])));
  const known = new Map<string, PageCode>();

  function codeOf(modules: readonly string[]): PageCode {
    const chunks = [...new Set(modules.flatMap((module) => [...withImports(module)]))].flatMap((key) => (inShell.has(key) ? [] : (manifest[key] ?? [])));
    const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
    return { scripts: chunks.map(({ file: script }) => `/${script}`), styles: [...styles].map((sheet) => `/${sheet}`) };
  }

  return (path, member) => {
    const modules = [pageModule(path), member ? memberModule : null].filter((module) => module !== null);
    const key = modules.join(' ');
    const code = known.get(key) ?? codeOf(modules);
    known.set(key, code);
    return code;
  };
}
