import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';

/** The services that the commands about next features need. */
export interface FeedbackContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
}

/** The additional services that the command for a vote needs. */
export interface VotingContext extends FeedbackContext {
  /** Whether this person may vote for features now, by the flag `feature_votes`. */
  votesOpen(connection: Connection, viewer: Viewer): Promise<boolean>;
}

/** The administrator who changes next features, and the id of the request. */
export interface FeedbackCall {
  viewer: Viewer;
  requestId: string;
}
