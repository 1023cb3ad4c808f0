import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { loadedWith, moduleGraph } from './module-graph.ts';
import { sourceAliases } from './source-aliases.ts';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];

export interface SharedChunksOptions {
  /** Folder of the client, relative to which the paths below are given. */
  root: string;
  entry: string;
  /** Module of the page on which most visits begin. */
  home: string;
  /** Modules of the other public pages, between which visitors move. */
  shop: readonly string[];
}

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([a-z0-9-]+)\.m?js$/;
const RECIPE = /[\\/]styled-system[\\/]recipes[\\/]([a-z0-9-]+)\.js$/;
/** Packages of the libraries behind dialogs, menus and form fields. */
const WIDGETS = /[\\/]node_modules[\\/](@ark-ui|@zag-js|@floating-ui|proxy-compare|proxy-memoize)[\\/]/;
/** Changes seldom, so that it stays in browsers from release to release. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const FORMS = /[\\/]node_modules[\\/](react-hook-form|@hookform)[\\/]/;
/** Packages of the editor of templates and instructions. */
const EDITOR = /[\\/]node_modules[\\/](@codemirror|@lezer|@marijn|style-mod|w3c-keyname|crelt)[\\/]/;
/** How many loads on demand must share a part of the widgets for it to travel with the others. */
const WIDELY = 40;

/**
 * Chunks of what pages share, so that a page is a dozen files and not sixty: each one costs the browser a request, a module and a task, which is more
 * than the few bytes that some page gets without using them. What the first visit loads is left alone.
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

/** Whether a module is an icon or a recipe of these names. */
const is = (names: ReadonlySet<string>, id: string): boolean => names.has((ICON.exec(id) ?? RECIPE.exec(id))?.[1] ?? '');

const NAMED = /import \{([^}]+)\} from '(?:lucide-react|#styled\/recipes)'/g;

/** Icons and recipes that source files import, as their files are called: `BadgeCheck` is `badge-check`. */
function namesIn(files: ReadonlySet<string>): Set<string> {
  const lists = [...files].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAMED)].flatMap(([, list]) => list!.split(',')));
  return new Set(lists.map((name) => name.trim().split(' ')[0]!.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()));
}
