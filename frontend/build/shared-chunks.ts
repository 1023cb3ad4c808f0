import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { loadedWith, moduleGraph } from './module-graph.ts';
import { sourceAliases } from './source-aliases.ts';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];

export interface SharedChunksOptions {
  /** Folder of the client; the paths below are relative to it. */
  root: string;
  entry: string;
  /** Module of the home page, on which most visits begin. */
  home: string;
  /** Modules of the other public pages, between which visitors go. */
  shop: readonly string[];
}

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([a-z0-9-]+)\.m?js$/;
const RECIPE = /[\\/]styled-system[\\/]recipes[\\/]([a-z0-9-]+)\.js$/;
/** Packages of the UI libraries for dialogs, menus and form fields. */
const WIDGETS = /[\\/]node_modules[\\/](@ark-ui|@zag-js|@floating-ui|proxy-compare|proxy-memoize)[\\/]/;
/** React's packages change seldom, so browsers can keep their chunk from release to release. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const FORMS = /[\\/]node_modules[\\/](react-hook-form|@hookform)[\\/]/;
/** Packages of the code editor for templates and instructions. */
const EDITOR = /[\\/]node_modules[\\/](@codemirror|@lezer|@marijn|style-mod|w3c-keyname|crelt)[\\/]/;
/** How many dynamic imports must share a UI module for it to join the common chunk. */
const WIDELY = 40;

/**
 * Groups shared modules into chunks, so that a page loads a dozen files and not sixty. Each file costs the browser a request, a module and a task,
 * which is more than some unused bytes. Modules of the first visit are left to the bundler.
 */
export function sharedChunks({ root, ...pages }: SharedChunksOptions): Group[] {
  const [entry, home, ...shop] = [pages.entry, pages.home, ...pages.shop].map((file) => resolve(root, file)) as [string, string, ...string[]];
  const graph = moduleGraph([entry, home, ...shop], sourceAliases(join(root, '..')));
  const [always, early, ...late] = [[entry], [entry, home], ...shop.map((page) => [page])].map((files) => loadedWith(graph, files));
  const [inEntry, inHome, inShop] = [always!, early!, new Set(late.flatMap((files) => [...files]))].map((files) => namesIn(files));
  const often = (file: string): boolean => late.filter((files) => files.has(file)).length > 1;
  return [
    { name: 'react', test: REACT, includeDependenciesRecursively: false },
    { name: 'widgets', test: WIDGETS, minShareCount: WIDELY, includeDependenciesRecursively: false },
    { name: 'forms', test: FORMS, includeDependenciesRecursively: false },
    { name: 'code-editor', test: EDITOR, includeDependenciesRecursively: false },
    { name: 'shelf', test: (id) => (early!.has(id) && !always!.has(id) && id !== home) || (is(inHome!, id) && !is(inEntry!, id)), includeDependenciesRecursively: false },
    { name: 'shop', test: (id) => (often(id) && !early!.has(id)) || (is(inShop!, id) && !is(inHome!, id)), includeDependenciesRecursively: false },
  ];
}

/** Whether a module is one of the icons or recipes with these names. */
const is = (names: ReadonlySet<string>, id: string): boolean => names.has((ICON.exec(id) ?? RECIPE.exec(id))?.[1] ?? '');

const NAMED = /import \{([^}]+)\} from '(?:lucide-react|#styled\/recipes)'/g;

/** Names of the icons and recipes that source files import, as file names: `BadgeCheck` is `badge-check`. */
function namesIn(files: ReadonlySet<string>): Set<string> {
  const lists = [...files].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAMED)].flatMap(([, list]) => list!.split(',')));
  return new Set(lists.map((name) => name.trim().split(' ')[0]!.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()));
}
