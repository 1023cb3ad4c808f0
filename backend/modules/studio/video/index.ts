import { setImmediate as breathe } from 'node:timers/promises';
import sharp from 'sharp';
import { readBrief } from '../brief.ts';
import type { Lettering } from '../lettering.ts';
import { choosePalette } from '../palette.ts';
import type { MadeVideo, VideoRequest } from '#modules/generation/provider.port.ts';
import { variantOf } from '../image/scene.ts';
import { subjectOf } from '../subject.ts';
import { chooseMotion, MOTIONS } from './choose-motion.ts';
import { startEncoder } from './ffmpeg.ts';
import { CLIP_FPS, CLIP_SECONDS } from './motion.ts';
import { buildStage } from './stage.ts';

/** Width and height of a clip in pixels, by aspect. */
const VIDEO_SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = { '16:9': [1280, 720], '9:16': [720, 1280], '1:1': [960, 960], '3:2': [1200, 800], '2:3': [800, 1200] };

export interface VideoTools {
  letters: Lettering;
  ffmpeg: string;
  niceness: number;
}

/**
 * Makes one clip of four seconds. It draws each layer once, then composes frame after frame with pauses for the event loop. ffmpeg encodes
 * them in a low-priority process. @throws ProviderFailure
 */
export async function makeVideo(request: VideoRequest, { letters, ffmpeg, niceness }: VideoTools): Promise<MadeVideo> {
  const brief = readBrief(request);
  const [width, height] = VIDEO_SIZES[request.aspect] ?? VIDEO_SIZES['16:9']!;
  const name = chooseMotion(brief);
  const variant = variantOf(request.seed, 0);
  const palette = choosePalette(brief, variant);
  request.onProgress(1);
  const motion = MOTIONS[name]({ width, height, random: brief.random.fork('video'), palette, letters, brief, variant });
  const stage = await buildStage(motion, width, height, request.signal);
  request.onProgress(15);
  const encoder = startEncoder({ ffmpeg, width, height, fps: CLIP_FPS, signal: request.signal, niceness });
  const frames = CLIP_SECONDS * CLIP_FPS;
  const posterFrame = Math.min(frames - 1, Math.round(motion.posterAt * CLIP_FPS));
  let poster: Buffer | null = null;
  for (let i = 0; i < frames; i++) {
    // Each frame gets a new buffer, because the encoder's pipe keeps the buffer until it is written.
    const frame = Buffer.allocUnsafe(width * height * 4);
    stage.draw(frame, i / CLIP_FPS);
    if (i === posterFrame) poster = await sharp(frame, { raw: { width, height, channels: 4 } }).removeAlpha().webp({ quality: 84, effort: 3 }).toBuffer();
    await encoder.write(frame);
    if (i % 8 === 7) request.onProgress(15 + Math.round((i / frames) * 75));
    await breathe();
  }
  request.onProgress(92);
  const data = await encoder.finish();
  request.onProgress(100);
  const { what, where } = subjectOf(brief);
  const subject = where === '' || what.includes(where) ? what : `${what}, ${where}`;
  return { data, mime: 'video/mp4', width, height, durationMs: CLIP_SECONDS * 1000, poster: poster && { data: poster, mime: 'image/webp' }, altText: `${name[0]!.toUpperCase()}${name.slice(1)}, four seconds: ${subject}`.slice(0, 240) };
}
