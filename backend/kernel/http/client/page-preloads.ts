import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Tags for a page's own code, each with this answer's nonce still to come where it needs one. */
export interface PageCode {
  preloads: string[];
  /** Sheets that a painted page needs at once. */
  styles: string[];
}

interface PageFiles {
  scripts: string[];
  styles: string[];
}

const NOTHING: PageCode = { preloads: [], styles: [] };

/** Key of the page's module in the build's manifest, by the page's path; null when it is not known ahead. */
export type PageModuleOf = (path: string) => string | null;

/**
 * Tags that let the browser fetch a page's own code together with the entry, instead of after it has run: the page's chunk, what that
 * imports, and their styles, without what the shell loads anyway. A page that is painted already has its styles from the first paint on.
 * Empty for unknown pages and without a build.
 */
export function createPagePreloads(clientDir: string, moduleOf: PageModuleOf): (path: string, painted: boolean) => PageCode {
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
  const known = new Map<string, PageFiles>();

  function filesOf(module: string): PageFiles {
    const chunks = [...withImports(module)].filter((key) => !inShell.has(key)).map((key) => manifest[key]!);
    const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
    return { scripts: chunks.map(({ file: script }) => `<link rel="modulepreload" crossorigin href="/${script}" nonce="__CSP_NONCE__">`), styles: [...styles] };
  }

  return (path, painted) => {
    const module = moduleOf(path);
    if (module === null) return NOTHING;
    const files = known.get(module) ?? filesOf(module);
    known.set(module, files);
    const sheets = (rel: string): string[] => files.styles.map((sheet) => `<link ${rel} crossorigin href="/${sheet}">`);
    return painted ? { preloads: files.scripts.map((tag) => tag.replace('>', ' fetchpriority="low">')), styles: sheets('rel="stylesheet"') } : { preloads: [...files.scripts, ...sheets('rel="preload" as="style"')], styles: [] };
  };
}
