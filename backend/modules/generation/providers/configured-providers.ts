import type { ContentType } from '#contracts/primitives.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import { createPublicFetch } from '#kernel/outgoing/public-fetch.ts';
import type { OutgoingRules } from '#kernel/outgoing/public-fetch.ts';
import type { ProviderSettings } from '../generation.config.ts';
import type { GenerationProvider } from '../provider.port.ts';
import { createOpenAiCompatible } from './openai-compatible/index.ts';
import type { EndpointSettings } from './openai-compatible/index.ts';
import type { OfferedModel } from './registry.ts';
import { KEY_PURPOSE, modelId } from './stored-settings.ts';
import type { StoredProvider, StoredSettings } from './stored-settings.ts';

/** The providers that the environment sets up, by content type. */
export interface EnvironmentProviders extends Record<ContentType, ProviderSettings | null> {
  /** Whether prompts are checked by the provider's moderation endpoint before they are run. */
  moderation: boolean;
  /** Time limit in ms for one HTTP call of a video job, or one moderation check. */
  callTimeoutMs: number;
}

export interface ConfiguredDeps {
  environment: EnvironmentProviders;
  sealer: Sealer;
  outgoing: OutgoingRules;
}

/**
 * The address and key for calls to a provider. An address from the environment is trusted. One that an administrator typed is called only
 * over connections that check the address.
 */
export function endpointOf({ environment, sealer, outgoing }: ConfiguredDeps, type: ContentType, { baseUrl, key }: StoredProvider, model: string): EndpointSettings {
  const given = environment[type];
  const trusted = baseUrl === given?.url;
  return { baseUrl, model, apiKey: keyOf(sealer, key, trusted ? given : null), ...(!trusted && { send: createPublicFetch(outgoing) }) };
}

function keyOf(sealer: Sealer, key: StoredProvider['key'], given: ProviderSettings | null): string {
  // The environment's key is sent only to the environment's address: otherwise an administrator could receive the key at an address of their own.
  if (key?.from === 'environment') return given?.key ?? '';
  return key === null ? '' : (sealer.open(key.sealed, KEY_PURPOSE) ?? '');
}

/** The enabled providers of all types by id. A provider may make several types, each with an address of its own. */
export function enabledProviders(deps: ConfiguredDeps, settings: Readonly<Record<ContentType, StoredSettings>>): Map<string, GenerationProvider> {
  const endpoints = new Map<string, Partial<Record<ContentType, EndpointSettings>>>();
  for (const type of ['text', 'image', 'video'] as const) {
    for (const provider of settings[type].providers) {
      if (provider.enabled) endpoints.set(provider.id, { ...endpoints.get(provider.id), [type]: endpointOf(deps, type, provider, provider.models[0]?.name ?? '') });
    }
  }
  return new Map([...endpoints].map(([id, byType]) => [id, configuredProvider(deps, id, byType)]));
}

/** Builds a provider that makes the given content types. */
export const configuredProvider = ({ environment: { moderation, callTimeoutMs } }: ConfiguredDeps, id: string, { text, image, video }: Partial<Record<ContentType, EndpointSettings>>): GenerationProvider =>
  createOpenAiCompatible({ id, text, image, video, moderation: moderation ? (text ?? image ?? video) : undefined, limits: { callTimeoutMs } });

/** The models of a type on the rate card, in the order of their providers, the default of each provider first. */
export const offeredModels = ({ environment }: ConfiguredDeps, type: ContentType, { providers }: StoredSettings): OfferedModel[] =>
  providers.filter(({ enabled }) => enabled).flatMap(({ id, name: providerName, capMicros, models }) =>
    models.filter(({ enabled }) => enabled).toSorted((one, other) => Number(other.default) - Number(one.default)).map((model) => ({
      id: modelId(type, id, model.name, environment[type]),
      label: model.label,
      contentType: type,
      multiplier: model.multiplier,
      etaSeconds: model.etaSeconds,
      default: false,
      hosted: true,
      provider: id,
      providerModel: model.name,
      providerName,
      perPerson: model.perPerson,
      costMicros: model.costMicros,
      capMicros,
    })));
