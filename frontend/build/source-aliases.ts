import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Alias } from './module-graph.ts';

/** Reads the `#name/*` import aliases of package.json. */
export function sourceAliases(packageFolder: string): Alias {
  const { imports } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { imports: Record<string, string> };
  return (specifier) => {
    for (const [name, target] of Object.entries(imports)) {
      const start = name.slice(0, -1);
      if (specifier.startsWith(start)) return resolve(packageFolder, target.replace('*', specifier.slice(start.length)));
    }
    return null;
  };
}
