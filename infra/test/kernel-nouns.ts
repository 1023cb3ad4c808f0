import type { Files } from './rules.ts';

/** Matches words for things that the product sells. The kernel could serve any product, so a part that needs one of these words belongs to a module. */
const NOUN = /prompt|wallet|royalt|stripe|studio|challenge|generation|\bplan\b|\brun_?id\b/i;
const KERNEL = /^backend\/kernel\/.*(?<!\.test)\.ts$/;

/** Lines of the kernel that still contain a business word, by file, without the spaces around them. This list may only become shorter. */
const KNOWN: ReadonlySet<string> = new Set([
  "backend/kernel/logging/logger.ts: 'idempotencykey', 'prompt', 'inputs', 'template', 'text', 'filledprompt', 'outputtext', 'bindings', 'body',",
]);

/** Finds business words in the kernel's code and comments. Tests may use them as examples. @returns one sentence per line, empty when all is well */
export function kernelNouns(files: Files): string[] {
  return [...files].filter(([path]) => KERNEL.test(path)).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => {
      const [noun] = NOUN.exec(line) ?? [];
      if (noun === undefined || KNOWN.has(`${path}: ${line.trim()}`)) return [];
      return [`${path}:${at + 1} says "${noun}". The kernel has no business nouns: let a module declare it, and bootstrap hand it in.`];
    }),
  );
}
