import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { loadedWith, moduleGraph } from './module-graph.ts';
import { sourceAliases } from './source-aliases.ts';
import { splitSheet } from './split-sheet.ts';
import { readSources, usedClasses } from './used-classes.ts';

export interface SplitStylesOptions {
  /** Folder of the client with Panda's configuration; the paths below are relative to it. */
  root: string;
  /** The stylesheet that Panda generates. */
  sheet: string;
  entry: string;
  /** Pages that load on demand although a first visit shows them. */
  firstPages: readonly string[];
  /** Pages that people open by external links, which must not wait for the styles of all others. */
  openPages: readonly string[];
}

/** The second sheet is for these open pages, the third one for all other pages. */
const OPEN = 'virtual:styles/open.css';
const REST = 'virtual:styles/rest.css';
const LAYERS = ['recipes', 'utilities'];

/**
 * In builds only: cuts Panda's stylesheet into three. Styles of the entry and the first pages stay in the first; those of open pages, and all others,
 * get sheets of their own. Every chunk on demand depends on the sheets that it needs, so that Vite loads them before the chunk runs.
 */
export function splitStyles({ root, sheet, entry, firstPages, openPages }: SplitStylesOptions): Plugin {
  const path = (file: string): string => resolve(root, file);
  const firstFiles = [entry, ...firstPages].map(path);
  const graph = moduleGraph(firstFiles, sourceAliases(join(root, '..')));
  const first = loadedWith(graph, firstFiles);
  const later = new Set([...graph.values()].flatMap(({ onDemand }) => onDemand).filter((file) => !first.has(file)));
  const open = loadedWith(graph, openPages.map(path));
  const opens = (file: string): boolean => [...loadedWith(graph, [file])].every((each) => first.has(each) || open.has(each));
  let arrived: (sheets: string[] | null) => void = () => undefined;
  const sheets = new Promise<string[] | null>((resolve) => (arrived = resolve));
  const loads: Record<string, () => Promise<string | null>> = { [OPEN]: async () => (await sheets)?.[1] ?? null, [REST]: async () => (await sheets)?.[2] ?? null };
  return {
    name: 'split-styles',
    apply: 'build',
    resolveId: (id) => (id in loads ? id : null),
    load: (id) => loads[id]?.() ?? null,
    async transform(code, id) {
      if (later.has(id)) return { code: `import '${OPEN}';${opens(id) ? '' : `import '${REST}';`}${code}`, map: null };
      if (id !== path(sheet)) return null;
      let parts: string[] | null = null;
      try {
        const panda = await readSources(root);
        const [early, soon] = [usedClasses(panda, first), usedClasses(panda, open)];
        parts = splitSheet(code, LAYERS, (classes) => (classes.length === 0 || classes.some(early) ? 0 : classes.some(soon) ? 1 : 2), 3);
      } finally {
        // The build of the other sheets waits for this promise, so a failure must reject it, or the build would never end.
        arrived(parts);
      }
      return { code: parts[0] ?? code, map: null };
    },
    buildEnd(error) {
      if (error) return;
      const missed = reallyLoadedWith(firstFiles, (id) => this.getModuleInfo(id)?.importedIds ?? []).filter((id) => graph.has(id) && !first.has(id));
      if (missed.length > 0) this.error(`The first visit loads files whose styles were not counted: ${missed.join(', ')}`);
    },
  };
}

/** What the bundler itself says is loaded together, to check `loadedWith`: our reading of imports must never find less. */
function reallyLoadedWith(files: readonly string[], importsOf: (id: string) => readonly string[]): string[] {
  const loaded = new Set<string>();
  const waiting = [...files];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (loaded.has(id)) continue;
    loaded.add(id);
    waiting.push(...importsOf(id));
  }
  return [...loaded];
}
