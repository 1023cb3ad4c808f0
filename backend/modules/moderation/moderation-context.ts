import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Generation } from '#modules/generation/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Selling } from '#modules/selling/index.ts';
import type { Pricing } from '#modules/pricing/index.ts';
import type { Featured } from '#modules/prompts/index.ts';
import type { PromptCatalogue } from './prompt-catalogue.port.ts';
import type { TargetRegistry } from './target-registry.ts';

/** The dependencies of the commands and queries of the module moderation. */
export interface ModerationContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  identity: Identity;
  generation: Pick<Generation, 'runWaiting' | 'testRuns'>;
  pricing: Pricing;
  selling: Selling;
  /** Prompts as moderators see them, with their texts. */
  catalogue: PromptCatalogue;
  featured: Featured;
  targets: TargetRegistry;
}

/** The moderator who decides, and the id of the request, for the audit log. */
export interface ModeratorCall {
  viewer: Viewer;
  requestId: string;
}
