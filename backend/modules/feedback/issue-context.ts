import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { RateLimits } from '#kernel/http/rate-limits.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';

/** The services that the commands and queries about issue reports need. */
export interface IssueContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  limits: RateLimits<'issue'>;
  identity: Identity;
  media: Media;
}

/** The administrator who handles a report, and the id of the request. */
export interface TriageCall {
  viewer: Viewer;
  requestId: string;
}
