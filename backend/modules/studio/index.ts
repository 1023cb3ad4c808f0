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

/** The line that screens show under everything that Studio makes. */
export const STUDIO_CREDIT = 'Made by Studio, the built-in demo provider';
const NO_FFMPEG = 'Studio needs ffmpeg to make videos, and there is none on this machine. Install ffmpeg (or the optional package @ffmpeg-installer/linux-x64) and start again.';

export interface StudioOptions {
  /** How fast text appears. Default: 45 words a second, first word after 120 ms, 140 ms of thought between paragraphs. */
  pacing?: Partial<Pacing>;
  /** Path of ffmpeg or null; asked once. Default: the optional package, then `searchPath`. */
  ffmpegPath?: () => string | null;
  /** The PATH to look for ffmpeg on, given by the composition from its configuration. */
  searchPath?: string;
  /** The nice value of the encoder's process, from 0 (as the parent) to 19. The default is 10. */
  encoderNiceness?: number;
}

/** Translates an error into a `ProviderFailure`. An abort keeps its own code. */
function asFailure(error: unknown, signal: AbortSignal): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  return signal.aborted ? new ProviderFailure('aborted', 'The work was cancelled', { cause: error }) : new ProviderFailure('server_error', 'Studio could not finish this', { cause: error });
}

/**
 * The built-in provider: needs no key and no network, and really shapes its output by the request.
 * Deterministic: equal seed and request give equal output. Its methods throw ProviderFailure only.
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
