import { createClient } from './client.ts';
import { DEFAULT_LIMITS } from './endpoint-settings.ts';
import type { EndpointSettings } from './endpoint-settings.ts';
import { failureFromError } from './failure-from-error.ts';

/** Asks a provider's server for its list of models, which is the cheapest call that proves that address and key work. @throws ProviderFailure */
export async function listModels(settings: EndpointSettings, signal: AbortSignal): Promise<void> {
  try {
    await createClient(settings, DEFAULT_LIMITS.jsonBytes).models.list({ signal });
  } catch (error) {
    throw failureFromError(error, signal);
  }
}
