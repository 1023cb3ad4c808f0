import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INFRA = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns a shipped configuration with this machine's addresses and folders in it.
 * @throws when a place to replace is not in the text, because another configuration than the shipped one would run
 */
export function shipped(name: string, places: readonly (readonly [RegExp, string])[]): string {
  return places.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`infra/${name} has no ${String(from)}`);
    return text.replace(from, to);
  }, readFileSync(INFRA + name, 'utf8'));
}
