import { aspect as aspects, DEFAULT_LENGTH_WORDS, IMAGE_ASPECTS, VIDEO_ASPECTS } from '#contracts/generation.ts';
import type { Aspect } from '#contracts/generation.ts';
import type { Issue } from '#contracts/errors.ts';
import type { ContentType } from '#contracts/primitives.ts';

export interface AskedOptions {
  quantity?: number | undefined;
  /** The length of a text in words. */
  length?: number | undefined;
  aspect?: string | undefined;
}

export interface RunOptions {
  quantity: number;
  /** The length of a text in words; null for pictures and videos. */
  length: number | null;
  aspect: Aspect | null;
}

const ASPECTS: Record<ContentType, readonly string[]> = { text: [], image: IMAGE_ASPECTS, video: VIDEO_ASPECTS };

/**
 * Checks the requested quantity (images), length (texts) and aspect (images, videos) against the content type. Missing options come from the
 * prompt's settings, then from the type. Issues carry the paths of the request's body.
 */
export function resolveOptions(
  contentType: ContentType,
  asked: AskedOptions,
  preset: AskedOptions = {},
): { options: RunOptions; issues: Issue[] } {
  const issues: Issue[] = [];
  const refuse = (field: string, message: string): void => void issues.push({ path: [field], message });
  if (contentType !== 'image' && (asked.quantity ?? 1) !== 1) refuse('quantity', 'Only images can be made several at once.');
  if (contentType !== 'text' && asked.length !== undefined) refuse('length', 'Only texts have a length in words.');
  if (asked.aspect !== undefined && !ASPECTS[contentType].includes(asked.aspect)) {
    const allowed = ASPECTS[contentType];
    refuse('aspect', allowed.length === 0 ? 'Texts have no shape.' : `Choose one of ${allowed.join(', ')}.`);
  }
  return {
    options: {
      quantity: contentType === 'image' ? (asked.quantity ?? preset.quantity ?? 1) : 1,
      length: contentType === 'text' ? (asked.length ?? preset.length ?? DEFAULT_LENGTH_WORDS) : null,
      aspect: aspectFor(contentType, asked.aspect, preset.aspect),
    },
    issues,
  };
}

function aspectFor(contentType: ContentType, ...wanted: (string | undefined)[]): Aspect | null {
  const allowed = ASPECTS[contentType];
  const chosen = wanted.find((value) => value !== undefined && allowed.includes(value)) ?? allowed[0];
  return chosen === undefined ? null : aspects.parse(chosen);
}
