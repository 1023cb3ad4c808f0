import { join } from 'node:path';
import sharp from 'sharp';
import type { ClipMarker } from '#modules/generation/sample-marker.port.ts';
import { sampleMark } from '../cover/sample-mark.ts';
import { encodeAgain } from './encode-clip.ts';
import { findFfmpeg } from './ffmpeg.ts';

/** Longest side in pixels of a sample's marked clip: enough to judge the sample by, but too small to use instead of a run. */
const LONGEST = 720;

/** Builds the marker of clips. Null without ffmpeg (`searchPath` as in PATH): then strangers see a marked picture instead of the clip. */
export function createClipMarker(searchPath: string): ClipMarker | null {
  const ffmpeg = findFfmpeg(searchPath);
  return ffmpeg === null ? null : (clip, width, height) => markClip(ffmpeg, clip, width, height);
}

async function markClip(ffmpeg: string, clip: Buffer, width: number, height: number): Promise<Buffer> {
  const shrink = Math.min(1, LONGEST / Math.max(width, height));
  const [wide, high] = [width, height].map((side) => Math.max(2, Math.round((side * shrink) / 2) * 2)) as [number, number];
  return encodeAgain(ffmpeg, clip, async (dir) => {
    const mark = join(dir, 'mark.png');
    await sharp(sampleMark(wide, high)).png().toFile(mark);
    return ['-i', mark, '-filter_complex', `[0:v:0]scale=${wide}:${high}[clip];[clip][1:v]overlay=0:0,format=yuv420p`, '-crf', '24'];
  });
}
