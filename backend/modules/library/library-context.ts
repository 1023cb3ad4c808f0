import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { Archives } from '#modules/archives/index.ts';
import type { CreationRuns } from '#modules/generation/index.ts';
import type { Identity, Preferences } from '#modules/identity/index.ts';
import type { MediaStreams } from '#modules/media/index.ts';
import type { PromptLibrary, Prompts } from '#modules/prompts/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { CreationCollections, SavedPrompts } from './collections.port.ts';

/** The dependencies of the commands and queries of the module library. */
export interface LibraryContext {
  db: Database;
  clock: Clock;
  push: Push;
  identity: Pick<Identity, 'creators' | 'gone' | 'present'>;
  preferences: Preferences;
  prompts: Pick<Prompts, 'about' | 'cards' | 'flagged' | 'openRefs' | 'refs'>;
  runs: CreationRuns;
  streams: MediaStreams;
  archives: Pick<Archives, 'find' | 'request'>;
  collections: CreationCollections;
  saves: SavedPrompts;
  /** The module prompts, as far as libraries list its prompts. */
  promptLibrary: PromptLibrary;
  /** The net tokens that each of these prompts has earned its author. */
  earned(connection: Connection, creatorId: string, promptIds: readonly string[]): Promise<Map<string, number>>;
  blocks: Blocks;
  /** For each prompt by id, the latest pack of this person that contains it. */
  packsOf(connection: Connection, userId: string, promptIds: readonly string[]): Promise<Map<string, PackOfPrompt>>;
}

export interface PackOfPrompt {
  id: string;
  slug: string;
  title: string;
}
