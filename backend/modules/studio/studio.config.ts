import { z } from 'zod';
import { defineConfigPart } from '#kernel/config/config-part.ts';
import { flag } from '#kernel/config/variables.ts';

export const studioConfig = defineConfigPart({
  variables: {
    STUDIO_ENABLED: flag(true),
    COVERS_ENABLED: flag(true),
    PATH: z.string().default('/usr/local/bin:/usr/bin:/bin'),
  },
  settings: (env) => ({
    /** Whether Studio runs the types that no provider is set for. */
    enabled: env.STUDIO_ENABLED,
    /** Whether prompts without a picture get a rendered cover. */
    covers: env.COVERS_ENABLED,
    /** Folders that are searched for ffmpeg. */
    searchPath: env.PATH,
  }),
});
