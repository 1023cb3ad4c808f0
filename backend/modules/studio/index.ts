import { ProviderFailure } from '#modules/generation/provider.port.ts';
import type { GenerationProvider } from '#modules/generation/provider.port.ts';
import { chat } from './chat/index.ts';
import { makeImage } from './image/index.ts';
import { createLettering } from './lettering.ts';
import { streamWords, type Pacing } from './stream-text.ts';
import { composeText } from './text/index.ts';
import { findFfmpeg } from './video/ffmpeg.ts';
import { makeVideo } from './video/index.ts';

export { renderCover, type Cover, type CoverSubject } from './cover/index.ts';
export { renderShareCard, type ShareCardSubject } from './cover/share-card.ts';
export { findFfmpeg } from './video/ffmpeg.ts';
export { createClipEncoder } from './video/encode-clip.ts';
export { createSampleMarker } from './cover/sample-marker.ts';
export { STUDIO_MODELS } from './studio-models.ts';

/** The line that screens show under all outputs of Studio. */
export const STUDIO_CREDIT = 'Made by Studio, the built-in demo provider';
const NO_FFMPEG = 'Studio needs ffmpeg to make videos, and there is none on this machine. Install ffmpeg (or the optional package @ffmpeg-installer/linux-x64) and start again.';

export interface StudioOptions {
  /** The speed at which a text appears. Default: 45 words a second, the first after 120 ms, and 140 ms between paragraphs. */
  pacing?: Partial<Pacing>;
  /** Finds the path of ffmpeg once; null without it. By default it looks for the optional package, and then along `searchPath`. */
  ffmpegPath?: () => string | null;
  /** The folders in which to look for ffmpeg, in the form of PATH. */
  searchPath?: string;
  /** The nice value of the video encoder's process, from 0 (as the parent process) to 19. The default is 10. */
  encoderNiceness?: number;
}

/** Turns an error into a `ProviderFailure`. The error of an abort keeps its own code. */
function asFailure(error: unknown, signal: AbortSignal): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  return signal.aborted ? new ProviderFailure('aborted', 'The work was cancelled', { cause: error }) : new ProviderFailure('server_error', 'Studio could not finish this', { cause: error });
}

/**
 * Builds Studio, the provider that needs no key and no network. Its outputs follow the request, and equal seeds and requests give equal
 * outputs. Its methods throw only ProviderFailure.
 */
export function createStudio(options: StudioOptions = {}): GenerationProvider {
  const pacing: Pacing = { wordsPerSecond: 45, firstWordMs: 120, thoughtMs: 140, ...options.pacing };
  const ffmpeg = (options.ffmpegPath ?? (() => findFfmpeg(options.searchPath ?? '/usr/local/bin:/usr/bin:/bin')))();
  const niceness = options.encoderNiceness ?? 10;
  const letters = createLettering();
  return {
    id: 'studio',
    credit: STUDIO_CREDIT,
    formOnly: true,
    streamText: (request) => streamWords(composeText(request), pacing, request.signal),
    chat: (request) => chat(request, pacing),
    makeImage: (request) => makeImage(request, letters).catch((error: unknown) => { throw asFailure(error, request.signal); }),
    ...(ffmpeg === null ? {} : {
      makeVideo: (request) => makeVideo(request, { letters, ffmpeg, niceness }).catch((error: unknown) => { throw asFailure(error, request.signal); }),
    } satisfies Pick<GenerationProvider, 'makeVideo'>),
    unavailable: (contentType) => (contentType === 'video' && ffmpeg === null ? NO_FFMPEG : null),
  };
}
