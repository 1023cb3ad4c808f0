import type OpenAI from 'openai';
import sharp from 'sharp';
import type { Aspect } from '#contracts/generation.ts';
import { ProviderFailure } from '../../provider.port.ts';
import type { ImageRequest, MadeImage } from '../../provider.port.ts';
import { callOptions } from './client.ts';
import { failureFromError } from './failure-from-error.ts';

type ImageSize = '1024x1024' | '1536x1024' | '1024x1536';
const SIZES: Partial<Record<Aspect, ImageSize>> = { '1:1': '1024x1024', '3:2': '1536x1024', '2:3': '1024x1536' };
const MAX_PIXELS = 25_000_000;
const ALT_TEXT_CHARACTERS = 300;

/**
 * Requests one picture as base64, because an answer with an address would let the provider choose where the worker connects. The worker
 * decodes the picture, so that nothing else is stored.
 */
export async function makeImage(client: OpenAI, request: ImageRequest): Promise<MadeImage> {
  const answer = await ask(client, request);
  const encoded = answer.data?.[0]?.b64_json;
  if (!encoded) throw new ProviderFailure('empty', 'The provider sent no picture');
  try {
    const { data, info } = await sharp(Buffer.from(encoded, 'base64'), { limitInputPixels: MAX_PIXELS })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { data, mime: 'image/webp', width: info.width, height: info.height, altText: altText(request) };
  } catch (cause) {
    throw new ProviderFailure('bad_answer', 'The provider sent a picture that cannot be read', { cause });
  }
}

async function ask(client: OpenAI, request: ImageRequest): Promise<OpenAI.ImagesResponse> {
  // GPT image models always answer base64 and refuse the parameter for it. All other models need the parameter.
  const format = request.model.startsWith('gpt-image') ? {} : { response_format: 'b64_json' as const };
  try {
    return await client.images.generate(
      { model: request.model, prompt: promptWithNegative(request), n: 1, size: SIZES[request.aspect] ?? '1024x1024', ...format },
      callOptions(request.signal, request.idempotencyKey),
    );
  } catch (error) {
    throw failureFromError(error, request.signal);
  }
}

/** The prompt, followed by what the picture must not show, because these servers have no field for that. */
export const promptWithNegative = ({ preface, prompt, negative }: Pick<ImageRequest, 'preface' | 'prompt' | 'negative'>): string =>
  [preface, prompt, negative && `Avoid: ${negative}`].filter(Boolean).join('\n\n');

/** The alt text of a picture for people who do not see it, made from the prompt. */
export function altText({ prompt }: { prompt: string }): string {
  const words = prompt.replace(/\s+/g, ' ').trim();
  return words.length > ALT_TEXT_CHARACTERS ? `${words.slice(0, ALT_TEXT_CHARACTERS - 1)}…` : words;
}
