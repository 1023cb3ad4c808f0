import type { Config } from '@pandacss/dev';

type Prepare = NonNullable<NonNullable<Config['hooks']>['codegen:prepare']>;

/** What Panda writes for a pattern of ours: its transform, and two calls around it that look for defaults and hand in functions. Ours have neither. */
const WRITTEN = /^const (\w+)Config = \{\ntransform:(\(own\) => [\s\S]+)\}\n\nexport const (\w+) = [\s\S]*?\n\}\n/m;

/** Shortens the generated code of patterns: every first visit loads it, and the calls were more than the patterns. */
export const shortPatterns: Prepare = ({ artifacts }) => {
  for (const { id, files } of artifacts) {
    if (id !== 'patterns') continue;
    for (const file of files) {
      if (!file.code || !WRITTEN.test(file.code)) continue;
      file.code = file.code.replace(/^import \{ getPatternStyles.*\n/m, '').replace(WRITTEN, 'export const $3 = $2\n');
    }
  }
  return artifacts;
};
