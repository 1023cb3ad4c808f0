import { createLiveRegistry } from '#modules/generation/index.ts';
import type { ConfiguredDeps, ProviderRegistry } from '#modules/generation/index.ts';
import { createStudio, STUDIO_MODELS } from '#modules/studio/index.ts';
import type { Services } from './services.ts';
import { tracedProviders } from './tracing.ts';

/** The providers that environment variables configure, with the rules for calling addresses that administrators enter. */
export const providerSources = ({ config, sealer }: Pick<Services, 'config' | 'sealer'>): ConfiguredDeps => ({
  environment: config.generation.providers,
  sealer,
  outgoing: { privateHosts: config.generation.privateHosts },
});

/** Builds all providers of this server. Settings that administrators saved win over environment variables, and Studio comes last. */
export function createProviders(services: Pick<Services, 'config' | 'db' | 'sealer' | 'settings' | 'tracer'>): ProviderRegistry {
  const { enabled, searchPath } = services.config.studio;
  return createLiveRegistry({
    ...providerSources(services),
    db: services.db,
    settings: services.settings,
    traced: (sources) => tracedProviders(sources, services.tracer),
    studio: enabled ? { provider: createStudio({ searchPath }), models: STUDIO_MODELS } : null,
  });
}
