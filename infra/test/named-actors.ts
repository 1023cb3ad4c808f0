import type { Files } from './rules.ts';

/** Matches pronouns that hide who acts: a reader has to read the code to learn whether it is a buyer, a moderator or a process. */
const UNNAMED = /\b(?:whoever|somebody|nobody|everybody|anybody)\b/i;
const CODE = /\.(?:tsx?|mts|mjs|cjs|js)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** Matches comments: after `//`, a line of a block that begins with an asterisk, or SQL after `--`. Addresses in strings have no space before their slashes. */
const COMMENT = /(?:^|[\s;,{(])\/\/\s.*|(?:^|[\s({[,])\/\*.*?(?:\*\/|$)|^\s*\*\s.*|^\s*--\s.*/g;
/** Matches names of tests, groups and steps, and the first column of a row of `each`. */
const NAME = /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\(|^\s*\[)(['"`])(?:\\.|(?!\1).)*\1/g;

/**
 * Finds comments and test names that do not name their actor. Identifiers and texts of screens may use any word.
 * @returns one sentence per place, empty when all is well
 */
export function unnamedActors(files: Files): string[] {
  return [...files].filter(([path]) => CODE.test(path)).flatMap(([path, text]) => {
    const places = (line: string): string[] => [...line.matchAll(COMMENT), ...(TEST.test(path) ? line.matchAll(NAME) : [])].map(([words]) => words);
    return text.split('\n').flatMap((line, at) => {
      const word = places(line).map((words) => UNNAMED.exec(words)?.[0]).find((found) => found !== undefined);
      return word === undefined ? [] : [`${path}:${at + 1} says "${word}". Name who acts: the buyer, the author, the reader, the worker, the browser.`];
    });
  });
}
