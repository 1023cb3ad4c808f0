import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Files of pages that set no title in the browser tab, each with the reason. */
const WITHOUT_TITLE: Record<string, string> = {
  'routes/home.tsx': 'the title of home is the name of the product, which stands in the tab when no page sets another one',
};

const IMPORT = /import\('(\.[^']+)'\)|from '(\.[^']+)'/g;
const LAZY_PAGE = /(?:\bpage|lazyPage)\b[^\n]*?import\('(\.[^']+)'\)/g;

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const beside = (path: string, specifier: string): string => new URL(specifier, `file:///${path}`).pathname.slice(1);
const found = (pattern: RegExp, path: string, text: string): string[] => [...text.matchAll(pattern)].map(([, one, other]) => beside(path, one ?? other ?? ''));
const setsTitle = (text: string): boolean => text.includes('useDocumentTitle(') || text.includes('<AdminPage');

/**
 * Returns the pages among `paths` and below them that set no title, neither themselves nor in a file that they import directly. A file that
 * only chooses between lazy pages needs none, because each of its pages is checked.
 */
function untitled(paths: readonly string[], read: (path: string) => string): string[] {
  return paths.flatMap((path) => {
    const text = read(path);
    if (setsTitle(text)) return [];
    const pages = found(LAZY_PAGE, path, text);
    if (pages.length > 0) return untitled(pages, read);
    const direct = found(IMPORT, path, text).filter((file) => file.startsWith('routes/') && file.endsWith('.tsx'));
    return direct.some((file) => setsTitle(read(file))) ? [] : [path];
  });
}

it('every page of the table sets the title of the browser tab with useDocumentTitle', () => {
  const missing = untitled(['pages.ts'], textOf).filter((path) => !(path in WITHOUT_TITLE));
  expect(missing, 'Call useDocumentTitle in these pages, as frontend/app/routes/history.tsx does.').toEqual([]);
  expect(untitled(['pages.ts'], textOf).sort()).toEqual(Object.keys(WITHOUT_TITLE).sort());
});

it('the check of page titles finds a page without a title, also behind a file that chooses between pages', () => {
  const files: Record<string, string> = {
    'pages.ts': "page('/a', 'open', () => import('./routes/a.tsx'), 'A'),\npage('/b', 'open', () => import('./routes/b.tsx'), 'B'),",
    'routes/a.tsx': "const A = lazyPage(() => import('./a/one.tsx'), 'One');\nconst B = lazyPage(() => import('./a/two.tsx'), 'Two');",
    'routes/a/one.tsx': "useDocumentTitle('One');",
    'routes/a/two.tsx': 'export const Two = () => null;',
    'routes/b.tsx': "import { View } from './b-view.tsx';",
    'routes/b-view.tsx': "useDocumentTitle('B');",
  };
  expect(untitled(['pages.ts'], (path) => files[path]!)).toEqual(['routes/a/two.tsx']);
});
