import type { Featured, PromptModeration } from '#modules/prompts/index.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { TargetRegistry } from './target-registry.ts';
import type { MarketplaceContext } from '../marketplace-context.ts';

/** What moderating is given. */
export interface ModerationContext extends MarketplaceContext {
  /** Prompts as moderators see them, texts and all. */
  catalogue: PromptModeration;
  featured: Featured;
  targets: TargetRegistry;
}

/** Who decides, in which request. */
export interface ModeratorCall {
  viewer: Viewer;
  requestId: string;
}
