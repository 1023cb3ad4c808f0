import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** Returns null when this version of Node can run the product, else one line that says what to do. package.json names the lowest version. */
export function nodeProblem(version = process.versions.node, platform = process.platform) {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const lowest = engines.node.replace(/^>=\s*/, '');
  const [have, need] = [version, lowest].map((text) => text.split('.').map(Number));
  const difference = [0, 1, 2].map((part) => have[part] - need[part]).find((value) => value !== 0) ?? 0;
  if (difference < 0) return `Node ${lowest} or later is needed; this is ${version}. Install it from nodejs.org or by your version manager.`;
  if (platform === 'win32') return 'Windows is not supported directly: use WSL, where everything works as on Linux.';
  return null;
}
