import type { ResponseOf } from '#contracts/endpoint.ts';
import type { suggestPrompts } from '#contracts/prompt-discovery.ts';
import type { RateCard } from '#contracts/pricing.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { TestResult } from './prompts.errors.ts';

/** Results of an author's test runs, by the text's checksum: each input counts by its latest run. Passed in, because generation imports this module. */
export type TestResults = (
  connection: Connection,
  of: { promptId: string; authorId: string; checksums: readonly string[] },
) => Promise<ReadonlyMap<string, TestResult>>;

/**
 * How many samples prompts show, by prompt; those without any are absent. Samples of a draft count when they were made with the
 * text of `checksum`. Samples are runs, so they are handed in as well.
 */
export type SampleCounts = (connection: Connection, of: { promptIds: readonly string[]; checksum: string | null }) => Promise<ReadonlyMap<string, number>>;

/** Today's rate card. Passed in, because this module may not import pricing. */
export type RateCardSource = () => Promise<RateCard>;

/** Public collections with these letters in their names, for suggestions to this person; visitors for null. */
export type NamedCollections = (connection: Connection, q: string, viewerId: string | null) => Promise<ResponseOf<typeof suggestPrompts>['collections']>;
/** Packs with these letters in their titles, for the search box. Packs are another module's, which knows this one; so it is handed in. */
export type TitledPacks = (connection: Connection, q: string) => Promise<ResponseOf<typeof suggestPrompts>['packs']>;
/** Finds public agents whose names contain these words, for the search box. The agents module implements it, and bootstrap passes it in. */
export type TitledAgents = (connection: Connection, q: string) => Promise<ResponseOf<typeof suggestPrompts>['agents']>;

/** What the commands of this module are given. */
export interface PromptsContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  identity: Identity;
  media: Media;
  testResults: TestResults;
  /** Counts samples of prompts. Null where the server has no samples: then publishing asks for none. */
  sampleCounts: SampleCounts | null;
}
