import type { ContentType } from '#contracts/primitives.ts';
import type { ProviderSource } from '#modules/generation/index.ts';
import type { GenerationProvider, ImageRequest, TextRequest, VideoRequest } from '../modules/generation/provider.port.ts';

export interface ScriptedProvider extends ProviderSource {
  texts: TextRequest[];
  images: ImageRequest[];
  videos: VideoRequest[];
  script: {
    text(request: TextRequest): AsyncIterable<string>;
    image(request: ImageRequest): Promise<Buffer>;
    video(request: VideoRequest): Promise<Buffer>;
  };
}

/** Makes a provider whose answers the test writes; by default it answers at once. */
export function scriptedProvider(): ScriptedProvider {
  const scripted: ScriptedProvider = {
    texts: [],
    images: [],
    videos: [],
    script: {
      async *text() {
        yield 'Once upon ';
        yield 'a time.';
      },
      image: () => Promise.resolve(Buffer.from('a picture')),
      video: () => Promise.resolve(Buffer.from('a video')),
    },
    provider: undefined as unknown as GenerationProvider,
    models: (['text', 'image', 'video'] as const).map((contentType: ContentType) => ({
      id: `scripted-${contentType}`, label: 'Scripted', contentType, multiplier: 1, etaSeconds: 5, default: false,
      provider: 'scripted', providerModel: 'scripted-1',
    })),
  };
  const provider: GenerationProvider = {
    id: 'scripted',
    credit: null,
    streamText(request) {
      scripted.texts.push(request);
      return scripted.script.text(request);
    },
    async makeImage(request) {
      scripted.images.push(request);
      return { data: await scripted.script.image(request), mime: 'image/webp', width: 8, height: 8, altText: 'A picture' };
    },
    async makeVideo(request) {
      scripted.videos.push(request);
      const data = await scripted.script.video(request);
      return { data, mime: 'video/mp4', width: 16, height: 9, durationMs: 4000, poster: null, altText: 'A video' };
    },
    unavailable: () => null,
  };
  return Object.assign(scripted, { provider });
}
