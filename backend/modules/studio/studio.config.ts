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
    /** Whether Studio makes the content types for which no other provider is set up. */
    enabled: env.STUDIO_ENABLED,
    /** Whether Studio draws covers for prompts without a picture. */
    covers: env.COVERS_ENABLED,
    /** The folders in which the server looks for ffmpeg. */
    searchPath: env.PATH,
  }),
});
