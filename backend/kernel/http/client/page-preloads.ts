import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Key of the page's module in the build's manifest, by the page's path; null when it is not known ahead. */
export type PageModuleOf = (path: string) => string | null;

/**
 * Tags that let the browser fetch a page's own code together with the entry, instead of after it has run: the page's chunk, what that
 * imports, and their styles, without what the shell loads anyway. Empty for unknown pages and without a build.
 */
export function createPagePreloads(clientDir: string, moduleOf: PageModuleOf): (path: string) => string[] {
  const file = join(clientDir, '.vite/manifest.json');
  if (!existsSync(file)) return () => [];
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>;
  const withImports = (key: string, into = new Set<string>()): Set<string> => {
    if (into.has(key) || !manifest[key]) return into;
    into.add(key);
    manifest[key].imports?.forEach((next) => withImports(next, into));
    return into;
  };
  const inShell = new Set(Object.keys(manifest).filter((key) => manifest[key]!.isEntry).flatMap((key) => [...withImports(key)]));
  const known = new Map<string, string[]>();

  function tagsOf(module: string): string[] {
    const chunks = [...withImports(module)].filter((key) => !inShell.has(key)).map((key) => manifest[key]!);
    const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
    return [
      ...chunks.map(({ file: script }) => `<link rel="modulepreload" crossorigin href="/${script}" nonce="__CSP_NONCE__">`),
      ...[...styles].map((sheet) => `<link rel="preload" as="style" crossorigin href="/${sheet}">`),
    ];
  }

  return (path) => {
    const module = moduleOf(path);
    if (module === null) return [];
    const tags = known.get(module) ?? tagsOf(module);
    known.set(module, tags);
    return tags;
  };
}
