import type { Config } from '@pandacss/dev';

type Prepare = NonNullable<NonNullable<Config['hooks']>['codegen:prepare']>;

/**
 * Matches the code that Panda generates for our patterns: the transform, two wrapper calls for defaults and functions, and a second copy as `raw`.
 * Our patterns have no defaults and take no functions, and no code uses `raw`.
 */
const WRITTEN = /^const \w+Config = \{\ntransform:\(own\) => \(([\s\S]+)\)\}\n\nexport const \w+ = [\s\S]*?\n\}\n\nexport const (\w+) = [\s\S]*/m;

/** Shortens the generated code of patterns, because every first visit loads it and the wrappers were longer than the patterns. */
export const shortPatterns: Prepare = ({ artifacts }) => {
  for (const { id, files } of artifacts) {
    if (id !== 'patterns') continue;
    for (const file of files) {
      if (!file.code || !WRITTEN.test(file.code)) continue;
      file.code = file.code.replace(/^import \{ getPatternStyles.*\n/m, '').replace(WRITTEN, 'export const $2 = (own) => css($1)\n');
      const types = files.find((other) => other.file === file.file.replace(/\.js$/, '.d.ts'));
      if (types?.code) types.code = types.code.replace(/^ {2}raw: .*\n/m, '');
    }
  }
  return artifacts;
};
