import type { ContentType } from '#contracts/primitives.ts';
import type { RunnableModel } from '#modules/pricing/index.ts';
import type { GenerationProvider } from '../provider.port.ts';

/** A provider, and the models that it adds to the rate card. */
export interface ProviderSource {
  provider: GenerationProvider;
  models: readonly OfferedModel[];
}

/** A model on the rate card, with facts that only the operator sees: provider name, costs, cap and limit. */
export interface OfferedModel extends RunnableModel {
  /** The name of the model's provider, shown to administrators. */
  providerName?: string;
  /** The most unfinished runs of this model that one person may have; null for no limit. */
  perPerson?: number | null;
  /** The operator's cost of one output, in millionths of a dollar. */
  costMicros?: number;
  /** The most that the model's provider may cost in a month, in millionths of a dollar; null for no cap. */
  capMicros?: number | null;
}

/** The providers and models of this server. */
export interface ProviderRegistry {
  /** The provider with this id. Null when it was removed after a run was accepted for it. */
  find(providerId: string): GenerationProvider | null;
  /** The models for the rate card, whose providers can make their types now. One model of each type is the default. */
  models(): readonly OfferedModel[];
  /** The reasons, in plain words, why this server cannot make a content type, for `GET /api/config`. A type that can be made is absent. */
  unavailable(): Partial<Record<ContentType, string>>;
  /**
   * The default model of each provider of a type, in the order in which attempts try them. Empty while no order is saved: then a run
   * stays with its own model (docs/rules/runs.md#fallback).
   */
  order(contentType: ContentType): readonly OfferedModel[];
  /** Loads newer settings, because another process may have accepted a run for a provider that this process does not know yet. */
  refresh(): Promise<void>;
  /** The version number of the saved provider settings of a type; 0 for those of the environment. */
  revision(contentType: ContentType): number;
  /** The provider as an older version of the settings had it, to resume a video job that began then. Null when it is unknown. */
  began(contentType: ContentType, revision: number, providerId: string): Promise<GenerationProvider | null>;
}

const TYPES: readonly ContentType[] = ['text', 'image', 'video'];
const NO_PROVIDER: Record<ContentType, string> = {
  text: 'This server cannot make texts right now.',
  image: 'This server cannot make images right now.',
  video: 'This server cannot make videos right now.',
};

/** Builds a registry of these providers. Providers that are set up must come before Studio, because the first model of a type becomes its default. */
export function createProviderRegistry(sources: readonly ProviderSource[]): ProviderRegistry {
  const byId = new Map(sources.map(({ provider }) => [provider.id, provider]));
  const models = (): readonly OfferedModel[] => {
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
  const find = (providerId: string): GenerationProvider | null => byId.get(providerId) ?? null;
  return {
    find,
    models,
    unavailable() {
      const made = new Set(models().map(({ contentType }) => contentType));
      const missing = TYPES.filter((type) => !made.has(type));
      return Object.fromEntries(missing.map((type) => [type, reasonFor(sources, type)]));
    },
    order: () => [],
    refresh: () => Promise.resolve(),
    revision: () => 0,
    began: (_type, _revision, providerId) => Promise.resolve(find(providerId)),
  };
}

const reasonFor = (sources: readonly ProviderSource[], type: ContentType): string =>
  sources
    .filter(({ models }) => models.some((model) => model.contentType === type))
    .map(({ provider }) => provider.unavailable(type))
    .find((reason) => reason !== null) ?? NO_PROVIDER[type];
