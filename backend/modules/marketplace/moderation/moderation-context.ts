import type { Generation } from '#modules/generation/index.ts';
import type { Featured, PromptModeration } from '#modules/prompts/index.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { MarketplaceContext } from '../marketplace-context.ts';

/** What moderating is given. */
export interface ModerationContext extends Pick<MarketplaceContext, 'db' | 'clock' | 'outbox' | 'identity' | 'prompts'> {
  /** Prompts as moderators see them, texts and all. */
  catalogue: PromptModeration;
  featured: Featured;
  generation: Pick<Generation, 'testRuns' | 'attach' | 'detach' | 'attached'>;
}

/** Who decides, in which request. */
export interface ModeratorCall {
  viewer: Viewer;
  requestId: string;
}
