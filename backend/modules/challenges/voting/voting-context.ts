import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { RateLimits } from '#kernel/http/rate-limits.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { ChallengeRuns } from '#modules/generation/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Prompts } from '#modules/prompts/index.ts';
import type { VoteRewards } from '../vote-rewards.port.ts';

/** The dependencies of the commands that handle pairs, votes and scores. */
export interface VotingContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  identity: Pick<Identity, 'creators' | 'standings'>;
  rewards: VoteRewards;
  runs: Pick<ChallengeRuns, 'runs'>;
  prompts: Pick<Prompts, 'openRefs'>;
  limits: Pick<RateLimits<'vote'>, 'take'>;
  /** The secret key with which network addresses of voters are hashed. */
  evidenceKey: string;
}
