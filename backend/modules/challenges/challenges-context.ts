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

/** A clip as MP4. @throws Error when it is no video */
export type ClipEncoder = (clip: Buffer) => Promise<Buffer>;

/** A hosted model, and what its provider calls it. */
export interface JudgeModel {
  provider: Pick<GenerationProvider, 'streamText'>;
  model: string;
}

export interface ChallengesOptions {
  /** Tokens that the platform pays for free runs in a UTC day. */
  freeBudget: number;
  /** How often challenges are moved through their states, in ms. */
  advanceEveryMs: number;
}

/** What the commands of this module are given. */
export interface ChallengesContext extends VotingContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  storage: Storage;
  identity: Identity;
  media: Pick<Media, 'bytes' | 'repaintPicture' | 'urlOf' | 'store' | 'claim'>;
  /** Null where no covers are painted: the client draws its own. */
  paintCover: CoverPainter | null;
  /** The id of the platform's account, which owns the covers of challenges; null before that account exists. */
  platformId(connection: Connection): Promise<string | null>;
  prompts: Pick<Prompts, 'cards' | 'openRefs' | 'readableOf'>;
  runs: ChallengeRuns;
  /** Encodes an entry's clip again, which removes the metadata of the original file. Null where no encoder is installed. */
  encodeClip: ClipEncoder | null;
  wallet: Pick<Wallet, 'lock' | 'grant' | 'state' | 'debit'>;
  pools: ChallengePools;
  /**
   * The number of comments on a challenge. Comments belong to the module reviews, which depends on challenges; bootstrap passes this function in, so that no
   * import runs the other way.
   */
  comments(connection: Connection, challengeId: string): Promise<number>;
  /** How many prompts of a person are published. Hosts need one. */
  publishedPrompts(connection: Connection, userId: string): Promise<number>;
  /** Whether the feature flag of entry fees is on for this person. */
  entryFeesOn(connection: Connection, viewer: Viewer): Promise<boolean>;
  /** Open reports of things of a type, by id. Moderation knows challenges; this comes by the other way round. */
  openReports(connection: Connection, type: 'challenge' | 'challenge_entry', ids: readonly string[]): Promise<Map<string, number>>;
  /** The hosted model that scores texts; null where none is configured, so that administrators judge. */
  judgeModel(): JudgeModel | null;
  options: ChallengesOptions;
  /** Points in the payment at which a test can stop the process, to prove that prizes are paid once. */
  failpoints: Failpoints;
}
