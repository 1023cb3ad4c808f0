import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { CreationRuns } from '#modules/generation/index.ts';
import type { GenerationProvider } from '#modules/generation/provider.port.ts';

/** A model that can write demo runs. `hosted` means that its calls cost the operator money. */
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
  /** The models of this server that write texts, the default one first. */
  models(): readonly DemoModel[];
  /** Refuses texts that contain words which an administrator blocked. @throws AppError words_refused */
  refuseWords(texts: readonly string[]): void;
  provider(id: string): Pick<GenerationProvider, 'streamText' | 'credit'> | null;
  options: { perNetwork: number; hostedPerDay: number };
}
