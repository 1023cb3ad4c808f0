import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import type { Failpoints } from '#kernel/failpoints.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { ChallengeRuns } from '#modules/generation/index.ts';
import type { GenerationProvider } from '#modules/generation/provider.port.ts';
import type { Media } from '#modules/media/index.ts';
import type { Prompts } from '#modules/prompts/index.ts';
import type { ChallengePools, Wallet } from '#modules/wallet/index.ts';
import type { CoverPainter } from './commands/paint-covers.ts';
import type { VotingContext } from './voting/voting-context.ts';

/** Encodes a video file again, as MP4. @throws Error when it is no video */
export type ClipEncoder = (clip: Buffer) => Promise<Buffer>;

/** The hosted model that judges entries: its provider, and the provider's name for the model. */
export interface JudgeModel {
  provider: Pick<GenerationProvider, 'streamText'>;
  model: string;
}

export interface ChallengesOptions {
  /** The most tokens that the platform spends on free challenge runs in a UTC day. */
  freeBudget: number;
  /** How often the worker moves challenges to their next state, in ms. */
  advanceEveryMs: number;
}

/** The dependencies that the commands of the module challenges get. */
export interface ChallengesContext extends VotingContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  storage: Storage;
  identity: Identity;
  media: Pick<Media, 'bytes' | 'repaintPicture' | 'urlOf' | 'store' | 'claim'>;
  /** Renders the cover of a challenge. Null where the server renders none: then the client draws one. */
  paintCover: CoverPainter | null;
  /** The id of the platform's account, which owns the covers of challenges; null before that account exists. */
  platformId(connection: Connection): Promise<string | null>;
  prompts: Pick<Prompts, 'cards' | 'openRefs' | 'readableOf'>;
  runs: ChallengeRuns;
  /** The function that encodes an entry's clip again and so removes the original's metadata; null where no encoder is installed. */
  encodeClip: ClipEncoder | null;
  wallet: Pick<Wallet, 'lock' | 'grant' | 'state' | 'debit'>;
  pools: ChallengePools;
  /**
   * The number of comments on a challenge. Comments belong to the module reviews, which depends on challenges; bootstrap passes this function in, so that no
   * import runs the other way.
   */
  comments(connection: Connection, challengeId: string): Promise<number>;
  /** Counts the published prompts of a person. A person without one cannot host a challenge. */
  publishedPrompts(connection: Connection, userId: string): Promise<number>;
  /** Whether the feature flag of entry fees is on for this person. */
  entryFeesOn(connection: Connection, viewer: Viewer): Promise<boolean>;
  /** Counts open reports by target id. Bootstrap passes this in, because moderation depends on challenges and may not be imported here. */
  openReports(connection: Connection, type: 'challenge' | 'challenge_entry', ids: readonly string[]): Promise<Map<string, number>>;
  /** The hosted model that scores entries which are texts. Null where none is configured: then administrators judge. */
  judgeModel(): JudgeModel | null;
  options: ChallengesOptions;
  /** Lets a test stop the payment of prizes at named points, to prove that a prize is paid only once. */
  failpoints: Failpoints;
}
