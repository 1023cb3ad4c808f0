import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';

/** What the commands of this module are given. */
export interface FeedbackContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
}

/** Who changes something as an administrator, and in which request. */
export interface FeedbackCall {
  viewer: Viewer;
  requestId: string;
}
