import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INFRA = fileURLToPath(new URL('..', import.meta.url));

/**
 * A configuration that is shipped, with the places of this machine in it.
 * @throws when a place is not in the text: then another configuration would run than the one that is shipped
 */
export function shipped(name: string, places: readonly (readonly [RegExp, string])[]): string {
  return places.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`infra/${name} has no ${String(from)}`);
    return text.replace(from, to);
  }, readFileSync(INFRA + name, 'utf8'));
}
