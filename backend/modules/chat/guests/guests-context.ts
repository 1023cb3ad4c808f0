import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { GenerationProvider } from '#modules/generation/provider.port.ts';

/** A model that can answer guests. `hosted` models cost the operator money. */
export interface GuestModel {
  id: string;
  label: string;
  provider: string;
  providerModel: string;
  hosted: boolean;
}

/** The dependencies of the chat for guests. */
export interface GuestsContext {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Lists the models that can chat, the default one first. */
  guestModels(): readonly GuestModel[];
  /** Throws for words with which the product generates nothing. @throws AppError words_refused */
  refuseWords(texts: readonly string[]): void;
  provider(id: string): Pick<GenerationProvider, 'chat' | 'credit'> | null;
  guestOptions: { guestsPerNetwork: number; guestsHostedPerDay: number };
}
