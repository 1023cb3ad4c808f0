import * as z from 'zod/mini';
import { providerInput } from '#contracts/providers.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { SettingsVersion } from '#kernel/settings/live-settings.ts';
import type { ProviderSettings } from '../generation.config.ts';

/** The id of the provider that the environment sets up. */
export const ENVIRONMENT_PROVIDER = 'openai-compatible';

/** The seconds that hosted models usually take. Estimates use them until enough real runs were measured. */
export const HOSTED_ETA_SECONDS: Record<ContentType, number> = { text: 10, image: 20, video: 90 };

const storedKey = z.nullable(
  z.discriminatedUnion('from', [
    z.object({ from: z.literal('environment') }),
    /** A key that an administrator saved, encrypted under the server's secret. Its last characters show administrators which key it is. */
    z.object({ from: z.literal('settings'), sealed: z.string(), lastFour: z.string() }),
  ]),
);
const { key: _typed, ...parts } = providerInput.shape;
const storedProvider = z.object({ ...parts, key: storedKey });
export type StoredProvider = z.infer<typeof storedProvider>;

/** The provider settings of one content type, as a version of the settings stores them. */
export const storedSettings = z.object({ providers: z.array(storedProvider), studio: z.boolean() });
export type StoredSettings = z.infer<typeof storedSettings>;

/** The purpose under which provider keys are encrypted. A text that was encrypted for another purpose cannot be opened with it. */
export const KEY_PURPOSE = 'provider key';

export const settingsKind = (type: ContentType): string => `providers.${type}`;

/** The provider settings of a content type when only the environment defines them. */
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

/** Reads the provider settings of a version. Null when the version returns to the environment, or when a newer product wrote it. */
export const settingsIn = (version: Pick<SettingsVersion, 'content'> | null): StoredSettings | null =>
  version === null || version.content === null ? null : (storedSettings.safeParse(version.content).data ?? null);

/** The id of a model on the rate card. The environment's model always keeps the id that prompts name, whatever settings are saved. */
export function modelId(type: ContentType, providerId: string, name: string, given: ProviderSettings | null): string {
  if (providerId === ENVIRONMENT_PROVIDER && name === given?.model) return `${ENVIRONMENT_PROVIDER}-${type}`;
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 30);
  return `${providerId}-${type}-${slug}`;
}
