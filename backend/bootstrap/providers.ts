import type { Config, ProviderSettings } from '#kernel/config/config.ts';
import { createOpenAiCompatible, createProviderRegistry, hostedModels } from '#modules/generation/index.ts';
import type { ProviderRegistry, ProviderSource } from '#modules/generation/index.ts';
import { createStudio, STUDIO_MODELS } from '#modules/studio/index.ts';

const HOSTED = 'openai-compatible';

/** Everything that makes something on this server: what is set up first, so that it is the default of its type. */
export function createProviders({ providers }: Pick<Config, 'providers'>): ProviderRegistry {
  return createProviderRegistry([...hosted(providers), ...builtIn(providers)]);
}

function hosted({ text, image, video, moderation, callTimeoutMs }: Config['providers']): ProviderSource[] {
  const checker = text ?? image ?? video;
  if (!checker) return [];
  const provider = createOpenAiCompatible({
    id: HOSTED,
    text: endpoint(text),
    image: endpoint(image),
    video: endpoint(video),
    moderation: moderation ? endpoint(checker) : undefined,
    limits: { callTimeoutMs },
  });
  return [{ provider, models: hostedModels(HOSTED, { text: text?.model, image: image?.model, video: video?.model }) }];
}

const builtIn = ({ studio, searchPath }: Config['providers']): ProviderSource[] =>
  studio ? [{ provider: createStudio({ searchPath }), models: STUDIO_MODELS }] : [];

const endpoint = (settings: ProviderSettings | null) =>
  settings ? { baseUrl: settings.url, apiKey: settings.key ?? '', model: settings.model } : undefined;
