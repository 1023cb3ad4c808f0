import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';

/** What the commands of this module are given. */
export interface FeedbackContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
}

/** What voting asks besides. */
export interface VotingContext extends FeedbackContext {
  /** Whether this person may vote now: the flag `feature_votes`. */
  votesOpen(connection: Connection, viewer: Viewer): Promise<boolean>;
}

/** Who changes something as an administrator, and in which request. */
export interface FeedbackCall {
  viewer: Viewer;
  requestId: string;
}
