import type { Config } from '@pandacss/dev';

type Prepare = NonNullable<NonNullable<Config['hooks']>['codegen:prepare']>;

/**
 * What Panda writes for a pattern of ours: its transform, two calls around it that look for defaults and hand in functions, and the
 * same again as `raw`, for style objects. Ours have no defaults and take no functions, and no code asks for their objects.
 */
const WRITTEN = /^const \w+Config = \{\ntransform:\(own\) => \(([\s\S]+)\)\}\n\nexport const \w+ = [\s\S]*?\n\}\n\nexport const (\w+) = [\s\S]*/m;

/** Shortens the generated code of patterns: every first visit loads it, and the calls were more than the patterns. */
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
