import * as z from 'zod/mini';
import { providerInput } from '#contracts/providers.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { SettingsVersion } from '#kernel/settings/live-settings.ts';
import type { ProviderSettings } from '../generation.config.ts';

/** Id of the provider that the environment sets up. */
export const ENVIRONMENT_PROVIDER = 'openai-compatible';

/** How long hosted models usually take, in seconds: for estimates until real runs tell better. */
export const HOSTED_ETA_SECONDS: Record<ContentType, number> = { text: 10, image: 20, video: 90 };

const storedKey = z.nullable(
  z.discriminatedUnion('from', [
    z.object({ from: z.literal('environment') }),
    /** Sealed under the server's secret; the last characters tell administrators which key it is. */
    z.object({ from: z.literal('settings'), sealed: z.string(), lastFour: z.string() }),
  ]),
);
const { key: _typed, ...parts } = providerInput.shape;
const storedProvider = z.object({ ...parts, key: storedKey });
export type StoredProvider = z.infer<typeof storedProvider>;

/** The providers of one content type, as a version of the settings keeps them. */
export const storedSettings = z.object({ providers: z.array(storedProvider), studio: z.boolean() });
export type StoredSettings = z.infer<typeof storedSettings>;

/** The purpose that seals provider keys. Texts sealed for another purpose do not open with it. */
export const KEY_PURPOSE = 'provider key';

export const settingsKind = (type: ContentType): string => `providers.${type}`;

/** The providers of a type by the environment alone. */
export const environmentSettings = (type: ContentType, given: ProviderSettings | null): StoredSettings => ({
  providers: given === null ? [] : [{
    id: ENVIRONMENT_PROVIDER,
    name: 'OpenAI-compatible',
    baseUrl: given.url,
    key: given.key === null ? null : { from: 'environment' },
    enabled: true,
    capMicros: null,
    models: [{ name: given.model, label: given.model, multiplier: 1, etaSeconds: HOSTED_ETA_SECONDS[type], perPerson: null, costMicros: 0, enabled: true, default: true }],
  }],
  studio: true,
});

/** What a version holds; null when it brings the environment back, or was written by a newer product. */
export const settingsIn = (version: Pick<SettingsVersion, 'content'> | null): StoredSettings | null =>
  version === null || version.content === null ? null : (storedSettings.safeParse(version.content).data ?? null);

/** The id of a model on the rate card. The model of the environment keeps the id that prompts know, whatever else is saved. */
export function modelId(type: ContentType, providerId: string, name: string, given: ProviderSettings | null): string {
  if (providerId === ENVIRONMENT_PROVIDER && name === given?.model) return `${ENVIRONMENT_PROVIDER}-${type}`;
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 30);
  return `${providerId}-${type}-${slug}`;
}
