import { createOpenAiCompatible, createProviderRegistry, hostedModels } from '#modules/generation/index.ts';
import type { ProviderRegistry, ProviderSource } from '#modules/generation/index.ts';
import type { ProviderSettings } from '#modules/generation/generation.config.ts';
import { createStudio, STUDIO_MODELS } from '#modules/studio/index.ts';
import type { Tracer } from '#kernel/tracing/tracer.ts';
import type { Config } from './config.ts';
import { tracedProviders } from './tracing.ts';

const HOSTED = 'openai-compatible';

/** Everything that makes something on this server: what is set up first, so that it is the default of its type. */
export function createProviders({ generation, studio }: Pick<Config, 'generation' | 'studio'>, tracer: Tracer | null = null): ProviderRegistry {
  return createProviderRegistry(tracedProviders([...hosted(generation.providers), ...builtIn(studio)], tracer));
}

function hosted({ text, image, video, moderation, callTimeoutMs }: Config['generation']['providers']): ProviderSource[] {
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

const builtIn = ({ enabled, searchPath }: Config['studio']): ProviderSource[] =>
  enabled ? [{ provider: createStudio({ searchPath }), models: STUDIO_MODELS }] : [];

const endpoint = (settings: ProviderSettings | null) =>
  settings ? { baseUrl: settings.url, apiKey: settings.key ?? '', model: settings.model } : undefined;
