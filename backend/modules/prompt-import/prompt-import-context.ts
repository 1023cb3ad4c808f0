import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Media } from '#modules/media/index.ts';
import type { Prompts } from '#modules/prompts/index.ts';
import type { ImportReader } from './import-reader.ts';

/** The services that the routes and commands of prompt import need. */
export interface PromptImportContext {
  db: Database;
  clock: Clock;
  media: Media;
  prompts: Pick<Prompts, 'createDrafts'>;
  reader: ImportReader;
}
