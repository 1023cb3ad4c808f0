import { defineConfigPart } from '#kernel/config/config-part.ts';
import { count, ms } from '#kernel/config/variables.ts';

export const promptImportConfig = defineConfigPart({
  variables: {
    READING_PROCESSES: count(1),
    READING_QUEUE: count(20),
    READING_WAIT_MS: ms(30_000),
    READING_TIME_MS: ms(15_000),
    READING_MEMORY_MB: count(256),
    READING_IDLE_MS: ms(30_000),
  },
  settings: (env) => ({
    /** Settings of the processes that read import files and pasted texts outside the API process (see TaskPoolOptions). */
    reading: {
      processes: env.READING_PROCESSES,
      queue: env.READING_QUEUE,
      waitMs: env.READING_WAIT_MS,
      timeMs: env.READING_TIME_MS,
      memoryMb: env.READING_MEMORY_MB,
      idleMs: env.READING_IDLE_MS,
    },
  }),
});
