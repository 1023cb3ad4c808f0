import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { GenerationProvider } from '#modules/generation/provider.port.ts';

/** A model that can answer guests. `hosted`: its calls cost the operator money. */
export interface GuestModel {
  id: string;
  label: string;
  provider: string;
  providerModel: string;
  hosted: boolean;
}

/** What the demo chat for visitors needs. */
export interface GuestsContext {
  db: Database;
  clock: Clock;
  log: Logger;
  /** Models that chat here, the platform's default first. */
  guestModels(): readonly GuestModel[];
  /** Refuses words for which nothing is made. @throws AppError words_refused */
  refuseWords(texts: readonly string[]): void;
  provider(id: string): Pick<GenerationProvider, 'chat' | 'credit'> | null;
  guestOptions: { guestsPerNetwork: number; guestsHostedPerDay: number };
}
