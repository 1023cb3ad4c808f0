import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { loadedWith, moduleGraph } from './module-graph.ts';
import { sourceAliases } from './source-aliases.ts';
import { splitSheet } from './split-sheet.ts';
import type { SplitSheet } from './split-sheet.ts';
import { usedClasses } from './used-classes.ts';

export interface SplitStylesOptions {
  /** Folder of the client, where Panda's configuration is too; the paths below begin here. */
  root: string;
  /** The stylesheet that Panda fills. */
  sheet: string;
  entry: string;
  /** Pages loaded on demand that belong to a first visit all the same. */
  firstPages: readonly string[];
}

const REST = 'virtual:styles/rest.css';
const LAYERS = ['recipes', 'utilities'];

/**
 * Build only: cuts Panda's one stylesheet in two. What the entry and the first pages can use stays; all else becomes a second stylesheet that
 * every other chunk on demand depends on, so that Vite loads it beside the first of them and before it runs.
 */
export function splitStyles({ root, sheet, entry, firstPages }: SplitStylesOptions): Plugin {
  const path = (file: string): string => resolve(root, file);
  const firstFiles = [entry, ...firstPages].map(path);
  const graph = moduleGraph(firstFiles, sourceAliases(join(root, '..')));
  const first = loadedWith(graph, firstFiles);
  const later = new Set([...graph.values()].flatMap(({ onDemand }) => onDemand).filter((file) => !first.has(file)));
  let arrived: (css: string | null) => void = () => undefined;
  const rest = new Promise<string | null>((resolve) => (arrived = resolve));
  return {
    name: 'split-styles',
    apply: 'build',
    resolveId: (id) => (id === REST ? id : null),
    load: (id) => (id === REST ? rest : null),
    async transform(code, id) {
      if (later.has(id)) return { code: `import '${REST}';${code}`, map: null };
      if (id !== path(sheet)) return null;
      let parts: SplitSheet | null = null;
      try {
        const uses = await usedClasses(root, first);
        parts = splitSheet(code, LAYERS, (classes) => classes.length === 0 || classes.some(uses));
      } finally {
        // The build of the second sheet waits for this promise: it must hear of a failure too, or it would never end.
        arrived(parts && parts.rest);
      }
      return { code: parts.first, map: null };
    },
    buildEnd(error) {
      if (error) return;
      const missed = reallyLoadedWith(firstFiles, (id) => this.getModuleInfo(id)?.importedIds ?? []).filter((id) => graph.has(id) && !first.has(id));
      if (missed.length > 0) this.error(`The first visit loads files whose styles were not counted: ${missed.join(', ')}`);
    },
  };
}

/** The same question as `loadedWith`, answered by the bundler: our own reading of imports must never say less. */
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
