import type { ContentType } from '#contracts/primitives.ts';
import { mapRecord } from '#contracts/typed-records.ts';
import type { Database } from '#kernel/db/database.ts';
import type { LiveSettings } from '#kernel/settings/live-settings.ts';
import { configuredProvider, enabledProviders, endpointOf, offeredModels } from './configured-providers.ts';
import type { ConfiguredDeps } from './configured-providers.ts';
import { createProviderRegistry } from './registry.ts';
import type { OfferedModel, ProviderRegistry, ProviderSource } from './registry.ts';
import { environmentSettings, settingsIn, settingsKind } from './stored-settings.ts';
import type { StoredSettings } from './stored-settings.ts';

export interface LiveRegistryDeps extends ConfiguredDeps {
  db: Database;
  settings: Pick<LiveSettings, 'current' | 'stamp' | 'version' | 'refresh'>;
  /** Studio, the built-in provider; null when it is switched off. */
  studio: ProviderSource | null;
  /** Wraps providers so that each of their calls is a step of a trace. Without tracing it returns them unchanged. */
  traced(sources: readonly ProviderSource[]): readonly ProviderSource[];
}

type ByType<T> = Record<ContentType, T>;
const TYPES: ByType<null> = { text: null, image: null, video: null };

interface Built {
  stamp: number;
  registry: ProviderRegistry;
  order: ByType<readonly OfferedModel[]>;
}

/**
 * Builds the registry of providers from the environment and the saved settings, which win type by type
 * (docs/rules/runs.md#provider-settings). It follows each newer version of the settings. An attempt in progress keeps its provider.
 */
export function createLiveRegistry(deps: LiveRegistryDeps): ProviderRegistry {
  const { settings, db, environment, studio, traced } = deps;
  let built: Built | undefined;

  function build(stamp: number): Built {
    const saved = mapRecord(TYPES, (_, type) => settingsIn(settings.current(settingsKind(type))));
    const counting = mapRecord(TYPES, (_, type) => saved[type] ?? environmentSettings(type, environment[type]));
    const providers = enabledProviders(deps, counting);
    const models = (['text', 'image', 'video'] as const).flatMap((type) => offeredModels(deps, type, counting[type]));
    const own = studio && { ...studio, models: studio.models.filter(({ contentType }) => counting[contentType].studio) };
    const sources: ProviderSource[] = [...providers.values()].map((provider) => ({ provider, models: models.filter((model) => model.provider === provider.id) }));
    const registry = createProviderRegistry(traced([...sources, ...(own ? [own] : [])]));
    const offered = inOrder(registry.models(), counting);
    const order = mapRecord(TYPES, (_, type) => (saved[type] === null ? [] : firstOfEach(offered.filter(({ contentType }) => contentType === type))));
    return { stamp, registry: { ...registry, models: () => inOrder(registry.models(), counting) }, order };
  }

  function now(): Built {
    const stamp = settings.stamp();
    if (built?.stamp !== stamp) built = build(stamp);
    return built;
  }

  return {
    find: (providerId) => now().registry.find(providerId),
    models: () => now().registry.models(),
    unavailable: () => now().registry.unavailable(),
    order: (type) => now().order[type],
    refresh: () => settings.refresh(),
    revision: (type) => settings.current(settingsKind(type))?.revision ?? 0,
    async began(type, revision, providerId) {
      const then = settingsIn(revision === 0 ? null : await settings.version(db.knex, settingsKind(type), revision)) ?? environmentSettings(type, environment[type]);
      const known = then.providers.find(({ id }) => id === providerId);
      if (!known) return now().registry.find(providerId);
      const current = settingsIn(settings.current(settingsKind(type)))?.providers.find(({ id, baseUrl }) => id === providerId && baseUrl === known.baseUrl);
      // A video job is resumed at the address where it began, but with the key that is saved now. The key of that time may be revoked.
      const provider = configuredProvider(deps, providerId, { [type]: endpointOf(deps, type, current ?? known, known.models[0]?.name ?? '') });
      return traced([{ provider, models: [] }])[0]?.provider ?? provider;
    },
  };
}

/** Sorts models by the saved order of their providers, Studio last. The first model of each type is the default. */
function inOrder(models: readonly OfferedModel[], settings: ByType<StoredSettings>): OfferedModel[] {
  const place = ({ contentType, provider }: OfferedModel): number => {
    const at = settings[contentType].providers.findIndex(({ id }) => id === provider);
    return at === -1 ? settings[contentType].providers.length : at;
  };
  const seen = new Set<ContentType>();
  return models.toSorted((one, other) => place(one) - place(other)).map((model) => {
    const first = !seen.has(model.contentType);
    seen.add(model.contentType);
    return { ...model, default: first };
  });
}

const firstOfEach = (models: readonly OfferedModel[]): OfferedModel[] =>
  models.filter(({ provider }, place) => models.findIndex((model) => model.provider === provider) === place);
