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

/** What the commands and queries of this module are given. */
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
  /** Prompts as libraries list them. */
  promptLibrary: PromptLibrary;
  /** Gross tokens that these prompts earned their author so far. */
  earned(connection: Connection, creatorId: string, promptIds: readonly string[]): Promise<Map<string, number>>;
  blocks: Blocks;
  /** The latest pack that a person has and that holds a prompt, by the prompt's id. */
  packsOf(connection: Connection, userId: string, promptIds: readonly string[]): Promise<Map<string, PackOfPrompt>>;
}

export interface PackOfPrompt {
  id: string;
  slug: string;
  title: string;
}
