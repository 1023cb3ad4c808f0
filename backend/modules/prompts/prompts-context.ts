import type { ResponseOf } from '#contracts/endpoint.ts';
import type { suggestPrompts } from '#contracts/prompt-discovery.ts';
import type { RateCard } from '#contracts/pricing.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { TestResult } from './prompts.errors.ts';
import type { sealableText } from './queries/draft-for-run.ts';

/**
 * Reads the results of an author's test runs, by the text's checksum. Each input counts by its latest run. Bootstrap passes this in, because
 * generation imports this module.
 */
export type TestResults = (
  connection: Connection,
  of: { promptId: string; authorId: string; checksums: readonly string[] },
) => Promise<ReadonlyMap<string, TestResult>>;

/** What this module asks about samples. Bootstrap passes it in, because samples are runs. */
export interface SampleFacts {
  /** Counts the samples of prompts; prompts without samples are absent. Samples of a draft count when they were made with the text of `checksum`. */
  counts(connection: Connection, of: { promptIds: readonly string[]; checksum: string | null }): Promise<ReadonlyMap<string, number>>;
  /** The ids of the samples that repeat the text of a draft. They are removed when the draft becomes a paid version. */
  telling(connection: Connection, promptId: string, draft: ReturnType<typeof sealableText>): Promise<ReadonlySet<string>>;
}

/** Reads today's rate card. Bootstrap passes this in, because this module may not import pricing. */
export type RateCardSource = () => Promise<RateCard>;

/** Finds collections with these letters in their names that this person may see, for the search box; the id is null for visitors. */
export type NamedCollections = (connection: Connection, q: string, viewerId: string | null) => Promise<ResponseOf<typeof suggestPrompts>['collections']>;
/** Finds packs with these letters in their titles, for the search box. Bootstrap passes this in, because packs imports this module. */
export type TitledPacks = (connection: Connection, q: string) => Promise<ResponseOf<typeof suggestPrompts>['packs']>;
/** Finds public agents whose names contain these words, for the search box. The agents module implements it, and bootstrap passes it in. */
export type TitledAgents = (connection: Connection, q: string) => Promise<ResponseOf<typeof suggestPrompts>['agents']>;

/** The services that the commands of this module need. */
export interface PromptsContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  identity: Identity;
  media: Media;
  testResults: TestResults;
  /** Facts about samples. Null when the server has no samples; then publishing asks for none. */
  samples: SampleFacts | null;
}
