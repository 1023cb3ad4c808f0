import { createLettering } from '../lettering.ts';
import { readBrief } from '../brief.ts';
import { choosePalette } from '../palette.ts';
import { chooseMotion, MOTIONS } from '../video/choose-motion.ts';
import { buildStage } from '../video/stage.ts';

const FRAME_WIDTH = 320;
const FRAME_HEIGHT = 180;
const letters = createLettering();

/** Draws frames of the clip that Studio would make from these words, at these seconds. They are small RGBA images, and no video is encoded. */
export const clipFrames = (prompt: string, seconds: readonly number[], seed = 7): Promise<Buffer[]> => requestFrames({ prompt, seed, system: null, negative: null, subject: { title: null, category: null, values: [] } }, seconds);

/** Draws frames of the clip of a request, as `clipFrames` does. */
export async function requestFrames(request: Parameters<typeof readBrief>[0], seconds: readonly number[]): Promise<Buffer[]> {
  const brief = readBrief(request);
  const scene = { width: FRAME_WIDTH, height: FRAME_HEIGHT, random: brief.random.fork('video'), palette: choosePalette(brief, 0), letters, brief, variant: 0 };
  const stage = await buildStage(MOTIONS[chooseMotion(brief)](scene), FRAME_WIDTH, FRAME_HEIGHT);
  return seconds.map((second) => {
    const frame = Buffer.alloc(FRAME_WIDTH * FRAME_HEIGHT * 4);
    stage.draw(frame, second);
    return frame;
  });
}

/** The difference of two frames: the mean difference of their bytes, from 0 to 255. */
export function framesApart(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) if (i % 4 !== 3) sum += Math.abs(a[i]! - b[i]!);
  return sum / ((a.length / 4) * 3);
}
