import type { ProviderRequest } from '../providers/provider.port.ts';
import type { Attempt } from './attempt.ts';

/** What every provider learns of a run. The key stays the same over all attempts at one output. */
export const providerRequest = ({ run, signal }: Attempt, position = 0): ProviderRequest => ({
  ...run.request,
  model: run.provider_model,
  seed: run.seed,
  idempotencyKey: `${run.id}-${position}`,
  signal,
});
