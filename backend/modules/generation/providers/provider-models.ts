import type { ContentType } from '#contracts/primitives.ts';
import type { RunnableModel } from '#modules/pricing/index.ts';
import { HOSTED_ETA_SECONDS } from './stored-settings.ts';

/** The names of the models that an OpenAI-compatible provider from the environment makes, by content type. A type without a model is absent. */
export function hostedModels(
  providerId: string,
  names: Partial<Record<ContentType, string | null | undefined>>,
): readonly RunnableModel[] {
  return (['text', 'image', 'video'] as const).flatMap((contentType) => {
    const name = names[contentType];
    if (!name) return [];
    return [{
      id: `${providerId}-${contentType}`,
      label: name,
      contentType,
      multiplier: 1,
      etaSeconds: HOSTED_ETA_SECONDS[contentType],
      default: false,
      hosted: true,
      provider: providerId,
      providerModel: name,
    }];
  });
}
