import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { sourceHash } from './source-hash.mjs';

/*
 * `npm run codegen`: generates the typed styles, unless those present come from the same sources. `npm test` needs them three times, and loading Panda
 * takes seconds.
 */
const STAMP = join(ROOT, 'frontend/styled-system/stamp');
const INPUTS = ['frontend/panda.config.ts', 'frontend/build', 'frontend/ui/recipes', 'frontend/ui/theme', 'infra/run/styles.mjs', 'package-lock.json'];

const wanted = sourceHash(INPUTS, /\.test\.ts$/);
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  rmSync(STAMP, { force: true });
  await import('../../frontend/build/generate-styles.mjs');
  writeFileSync(STAMP, wanted);
}
