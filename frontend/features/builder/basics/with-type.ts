import { IMAGE_ASPECTS, VIDEO_ASPECTS } from '#contracts/generation.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { categoriesOf } from '#contracts/prompts.ts';

const ASPECTS: Record<ContentType, readonly string[]> = { text: [], image: IMAGE_ASPECTS, video: VIDEO_ASPECTS };

/** Changes the content type of a prompt's draft, and removes settings that only the old type has (category, models, aspect ratio). Undo restores them. */
export function withType(content: DraftContent, contentType: ContentType): DraftContent {
  if (content.contentType === contentType) return content;
  const { length, aspect, quantity } = content.outputSettings;
  return {
    ...content,
    contentType,
    category: content.category !== null && categoriesOf(contentType).includes(content.category) ? content.category : null,
    models: [],
    recommendedModel: null,
    systemTemplate: contentType === 'text' ? content.systemTemplate : null,
    negativeTemplate: contentType === 'text' ? null : content.negativeTemplate,
    outputSettings: {
      ...(contentType === 'text' && length !== undefined ? { length } : {}),
      ...(aspect !== undefined && ASPECTS[contentType].includes(aspect) ? { aspect } : {}),
      ...(contentType === 'image' && quantity !== undefined ? { quantity } : {}),
    },
  };
}
