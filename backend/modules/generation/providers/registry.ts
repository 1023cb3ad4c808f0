import type { ContentType } from '#contracts/primitives.ts';
import type { RunnableModel } from '#modules/pricing/index.ts';
import type { GenerationProvider } from '../provider.port.ts';

/** A provider with the models that it brings to the rate card. */
export interface ProviderSource {
  provider: GenerationProvider;
  models: readonly RunnableModel[];
}

/** Everything that can make something on this server. */
export interface ProviderRegistry {
  /** Null when a run was accepted for a provider that has gone since. */
  find(providerId: string): GenerationProvider | null;
  /** For the rate card: every model whose type its provider can make now, one default for each type. */
  models(): readonly RunnableModel[];
  /** Why a type cannot be made here, in plain words; a type that works is absent. For `GET /api/config`. */
  unavailable(): Partial<Record<ContentType, string>>;
}

const TYPES: readonly ContentType[] = ['text', 'image', 'video'];
const NO_PROVIDER: Record<ContentType, string> = {
  text: 'This server cannot make texts right now.',
  image: 'This server cannot make images right now.',
  video: 'This server cannot make videos right now.',
};

/** Earlier sources win, because the first model of a type is its default: the providers that are set up come before Studio. */
export function createProviderRegistry(sources: readonly ProviderSource[]): ProviderRegistry {
  const byId = new Map(sources.map(({ provider }) => [provider.id, provider]));
  const models = (): readonly RunnableModel[] => {
    const seen = new Set<ContentType>();
    return sources.flatMap(({ provider, models: offered }) =>
      offered
        .filter(({ contentType }) => provider.unavailable(contentType) === null)
        .map((model) => {
          const first = !seen.has(model.contentType);
          seen.add(model.contentType);
          return { ...model, default: first };
        }),
    );
  };
  return {
    find: (providerId) => byId.get(providerId) ?? null,
    models,
    unavailable() {
      const made = new Set(models().map(({ contentType }) => contentType));
      const missing = TYPES.filter((type) => !made.has(type));
      return Object.fromEntries(missing.map((type) => [type, reasonFor(sources, type)]));
    },
  };
}

const reasonFor = (sources: readonly ProviderSource[], type: ContentType): string =>
  sources
    .filter(({ models }) => models.some((model) => model.contentType === type))
    .map(({ provider }) => provider.unavailable(type))
    .find((reason) => reason !== null) ?? NO_PROVIDER[type];
