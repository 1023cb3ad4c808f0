import type { ContentType } from '#contracts/primitives.ts';
import type { GenerationProvider } from '../../provider.port.ts';
import { chat } from './chat.ts';
import { createClient } from './client.ts';
import { DEFAULT_LIMITS } from './endpoint-settings.ts';
import type { EndpointSettings, OpenAiLimits } from './endpoint-settings.ts';
import { makeImage } from './image.ts';
import { createModeration } from './moderation.ts';
import { streamText } from './text.ts';
import { makeVideo } from './video.ts';

export type { EndpointSettings, OpenAiLimits } from './endpoint-settings.ts';

export interface OpenAiCompatibleOptions {
  id: string;
  /** The server for each content type. This provider does not make a type without one. */
  text?: EndpointSettings | undefined;
  image?: EndpointSettings | undefined;
  video?: EndpointSettings | undefined;
  /** The server that checks every prompt before a run; absent when prompts are not checked. */
  moderation?: EndpointSettings | undefined;
  limits?: Partial<OpenAiLimits> | undefined;
}

/** Builds a provider that calls hosted or local servers with the OpenAI HTTP API. Each failure is a `ProviderFailure`. */
export function createOpenAiCompatible(options: OpenAiCompatibleOptions): GenerationProvider {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { text, image, video } = options;
  const moderation = options.moderation
    ? createModeration(createClient(options.moderation, limits.jsonBytes), limits.callTimeoutMs)
    : null;
  const textClient = text && createClient(text, limits.textCharacters * 40);
  const imageClient = image && createClient(image, limits.imageBytes);
  const videoClient = video && createClient(video, limits.videoBytes);
  return {
    id: options.id,
    credit: null,
    ...(textClient && {
      async *streamText(request) {
        await moderation?.check(request.prompt, request.signal);
        yield* streamText(textClient, request, limits);
      },
      async *chat(request) {
        const asked = request.turns.findLast((turn) => turn.role === 'user');
        // Only the first round of a chat reply checks the person's message, because later rounds begin with the same message.
        if (asked && request.turns.at(-1) === asked) await moderation?.check(asked.text, request.signal);
        yield* chat(textClient, request, limits);
      },
    }),
    ...(imageClient && {
      async makeImage(request) {
        await moderation?.check(request.prompt, request.signal);
        return makeImage(imageClient, request);
      },
    }),
    ...(videoClient && {
      async makeVideo(request) {
        if (!request.resumeJobId) await moderation?.check(request.prompt, request.signal);
        return makeVideo(videoClient, request, limits);
      },
    }),
    unavailable: (contentType: ContentType) =>
      options[contentType] ? null : `No provider for ${contentType} is set up on this server.`,
  };
}
