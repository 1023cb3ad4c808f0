import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import type { RateLimits } from '#kernel/http/rate-limits.ts';
import type { Failpoints } from '#kernel/failpoints.ts';
import type { CancelChannel } from '#kernel/jobs/cancel-channel.ts';
import type { Queues } from '#kernel/jobs/queues.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Broadcast, Push } from '#kernel/realtime/push.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { Pricing } from '#modules/pricing/index.ts';
import type { FreeTrialRuns, Prompts, PromptTexts } from '#modules/prompts/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';
import type { ChatWriter } from './chat-writer.port.ts';
import type { KeyLocks } from './key-ceilings.port.ts';
import type { GenerationOptions } from './generation.options.ts';
import type { StartSwitch } from './generation-switch.ts';
import type { SafetyFilter } from './safety-filter.ts';
import type { ProviderRegistry } from './providers/registry.ts';

/** The dependencies that this module's commands and queries get. */
export interface Deps {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  push: Push & Partial<Broadcast>;
  /** The rate limits of requests for samples, and of free trial runs. */
  limits: RateLimits<'sample' | 'freeTrialRun'>;
  cancels: Pick<CancelChannel, 'publish'>;
  failpoints: Failpoints;
  wallet: Wallet;
  pricing: Pricing;
  prompts: Pick<Prompts, 'refs' | 'about' | 'terms' | 'readable' | 'takenDown'>;
  promptTexts: PromptTexts;
  freeTrialRuns: Pick<FreeTrialRuns, 'take' | 'giveBack'>;
  /** Whether a run is a challenge entry whose results are not published. Bootstrap hands the function in, because this module knows no challenges. */
  isBlind(tx: Tx, generationId: string): Promise<boolean>;
  identity: Identity;
  media: Media;
  providers: ProviderRegistry;
  /** The switch by which administrators say who may start runs now. */
  startSwitch: StartSwitch;
  /** The filter that refuses requests with blocked words. */
  safety: SafetyFilter;
  /** The chat module's writer of replies; null in processes without chats. */
  chatWriter: ChatWriter | null;
  /** Locks API keys and reads their ceilings. Left out in processes without API keys. */
  keyLocks?: KeyLocks;
  /** The queues of runs. Only the sweep uses them, so processes that do not sweep have none. */
  queues: Queues | null;
  options: GenerationOptions;
}
