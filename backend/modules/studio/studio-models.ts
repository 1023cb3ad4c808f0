import type { ContentType } from '#contracts/primitives.ts';
import type { RunnableModel } from '#modules/pricing/index.ts';

const studio = (contentType: ContentType, label: string, etaSeconds: number): RunnableModel => ({
  id: `studio-${contentType}`,
  label,
  contentType,
  multiplier: 1,
  etaSeconds,
  default: false,
  provider: 'studio',
  providerModel: `studio-${contentType}`,
});

/** The models of Studio, the built-in provider. */
export const STUDIO_MODELS: readonly RunnableModel[] = [
  studio('text', 'Studio Text', 6),
  studio('image', 'Studio Image', 3),
  studio('video', 'Studio Video', 12),
];
