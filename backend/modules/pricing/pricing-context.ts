import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { RunnableModel } from './pricing.ts';

/** Returns the models that this server can run now. It is called for every quote, because administrators may change providers. */
export type ModelSource = () => readonly RunnableModel[] | Promise<readonly RunnableModel[]>;

/** The dependencies that this module's commands get. */
export interface PricingContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  models: ModelSource;
}
