import type { ContentType } from '#contracts/primitives.ts';
import type { RunnableModel } from '#modules/pricing/index.ts';

/** How long hosted models usually take, in seconds: for estimates until real runs tell better. */
const HOSTED_ETA_SECONDS: Record<ContentType, number> = { text: 10, image: 20, video: 90 };

/** Models of an OpenAI-compatible provider, by the names that its server knows them by; a type without one is left out. */
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
