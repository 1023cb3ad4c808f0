import { readFileSync } from 'node:fs';
import { loadConfigAndCreateContext } from '@pandacss/node';

/** Whether one of the files may put a class on an element; the class is written as in the stylesheet. */
export type UsesClass = (className: string) => boolean;

const RECIPES = /import\s*\{([^}]*)\}\s*from\s*'#styled\/recipes'/g;

type Panda = Awaited<ReturnType<typeof loadConfigAndCreateContext>>;

/** Starts Panda with all sources of a folder. That takes seconds, so call it once. */
export const readSources = (pandaFolder: string): Promise<Panda> => loadConfigAndCreateContext({ cwd: pandaFolder, configPath: `${pandaFolder}/panda.config.ts` });

/**
 * The classes that Panda finds in the given files: those of their styles, and all variants of the recipes that they import, because variants may be
 * chosen at run time.
 */
export function usedClasses(panda: Panda, files: ReadonlySet<string>): UsesClass {
  const classNames = new Map<string, string | undefined>(
    Object.entries({ ...panda.config.theme?.recipes, ...panda.config.theme?.slotRecipes }).map(([name, recipe]) => [name, recipe.className ?? name]),
  );
  const single = new Set<string>();
  const recipes = new Set<string>();
  for (const file of panda.getFiles().filter((name) => files.has(name))) {
    const encoder = panda.encoder.clone();
    if (!panda.parseFile(file, encoder)) throw new Error(`Panda could not read the styles of ${file}`);
    panda.decoder.clone().collect(encoder).atomic.forEach(({ className }) => single.add(className));
    for (const [, names] of readFileSync(file, 'utf8').matchAll(RECIPES)) {
      names!.split(/\W+/).forEach((name) => classNames.has(name) && recipes.add(classNames.get(name)!));
    }
  }
  return (className) => single.has(className) || recipes.has(className.split(/--|__/)[0]!);
}
