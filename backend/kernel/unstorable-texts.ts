import type { Issue } from '#contracts/errors.ts';

const MAX_DEPTH = 32;
// Matches NUL bytes and halves of surrogate pairs, because Postgres can store neither.
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * Finds texts in a parsed JSON value that Postgres cannot store, and values that are nested too deeply. The first would fail in the database, and the
 * second would overflow the stack.
 */
export function unstorableTexts(value: unknown): Issue[] {
  const issues: Issue[] = [];
  visit(value, []);
  return issues;

  function visit(node: unknown, path: (string | number)[]): void {
    if (typeof node === 'string') {
      if (UNSTORABLE.test(node)) issues.push({ path, message: 'This contains characters that cannot be stored.' });
    } else if (path.length >= MAX_DEPTH) {
      if (typeof node === 'object' && node !== null) issues.push({ path, message: 'This is nested too deeply.' });
    } else if (Array.isArray(node)) {
      node.forEach((item, index) => visit(item, [...path, index]));
    } else if (typeof node === 'object' && node !== null) {
      for (const [key, item] of Object.entries(node)) {
        if (UNSTORABLE.test(key)) issues.push({ path, message: 'A name in it contains characters that cannot be stored.' });
        else visit(item, [...path, key]);
      }
    }
  }
}
