import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { CreationRuns } from '#modules/generation/index.ts';
import type { GenerationProvider } from '#modules/generation/provider.port.ts';

/** A model that can write a demo run. `hosted`: its calls cost the operator money. */
export interface DemoModel {
  id: string;
  label: string;
  provider: string;
  providerModel: string;
  hosted: boolean;
}

export interface DemoRunsContext {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  runs: Pick<CreationRuns, 'arrivals'>;
  /** Models that write texts here, the platform's default first. */
  models(): readonly DemoModel[];
  /** Throws when texts contain words for which the product makes nothing. @throws AppError words_refused */
  refuseWords(texts: readonly string[]): void;
  provider(id: string): Pick<GenerationProvider, 'streamText' | 'credit'> | null;
  options: { perNetwork: number; hostedPerDay: number };
}
