import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['backend', 'bench', 'docs', 'e2e', 'frontend', 'infra', ''];
const MADE = /(^|\/)(node_modules|styled-system|dist|test-results|playwright-report)\//;
const TEXT = /\.(ts|tsx|mts|mjs|cjs|js|css|sql|md|conf|yml|yaml|json|html|sh|example)$/;

/** Returns the text files of this repository by path, without generated ones. @param except the path of a test that contains bad examples for its check */
export function repository(except: string): Map<string, string> {
  const paths = FOLDERS.flatMap((folder) => readdirSync(ROOT + folder, { recursive: folder !== '', encoding: 'utf8' }).map((name) => (folder === '' ? name : `${folder}/${name}`)));
  const kept = paths.filter((path) => TEXT.test(path) && !MADE.test(path) && path !== except && path !== 'package-lock.json' && statSync(ROOT + path).isFile());
  return new Map(kept.map((path) => [path, readFileSync(ROOT + path, 'utf8')]));
}
