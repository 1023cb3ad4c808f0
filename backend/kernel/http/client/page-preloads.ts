import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage } from './page-renderer.ts';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Addresses of the scripts and styles of one page, without those that the HTML shell loads on every page. */
export interface PageCode {
  scripts: string[];
  styles: string[];
}


/** Finds a page's module by the path of the page, as a key of the build's manifest; null when it is not known ahead. */
export type PageModuleOf = (path: string) => string | null;

export interface PageModules {
  pageModule: PageModuleOf;
  /** The module that every page of a signed-in person loads, as a key of the build's manifest. */
  memberModule: string;
}

/**
 * Finds the scripts and styles of a page, so that the browser loads them together with the client's first script instead of after it. Unknown
 * pages have none, nor does a server without a build. A module that is given replaces the page's own one. A page with later parts also gets the styles
 * of all later pages, which the member module has.
 */
export function createPagePreloads(clientDir: string, { pageModule, memberModule }: PageModules): (path: string, member: boolean, rendered?: Partial<Pick<RenderedPage, 'module' | 'laterParts'>> | null) => PageCode {
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

  const keptCode = (modules: readonly string[]): PageCode => {
    const key = modules.join(' ');
    const code = known.get(key) ?? codeOf(modules);
    known.set(key, code);
    return code;
  };

  return (path, member, rendered) => {
    const page = rendered?.module ?? pageModule(path);
    const own = page === null ? [] : [page];
    const code = keptCode(member ? [...own, memberModule] : own);
    return rendered?.laterParts === true ? { ...code, styles: keptCode([...own, memberModule]).styles } : code;
  };
}
