import { setImmediate as breathe } from 'node:timers/promises';
import { document, toPixels } from '../raster.ts';
import { drawFrame, spansOf, type Pixels } from './compositor.ts';
import type { Motion } from './motion.ts';

/** A motion with its layers drawn, ready to make frames. */
export interface Stage {
  width: number;
  height: number;
  /** Draws the frame of the clip at `t` seconds into `frame`. */
  draw(frame: Uint8Array, t: number): void;
}

/** Draws every layer of a motion once, in libvips' threads. */
export async function buildStage(motion: Motion, width: number, height: number, signal?: AbortSignal): Promise<Stage> {
  const sprites: Record<string, Pixels> = {};
  for (const [name, { svg, width: w, height: h, anchor }] of Object.entries(motion.layers)) {
    signal?.throwIfAborted();
    const drawn = await toPixels(document(Math.max(2, Math.ceil(w)), Math.max(2, Math.ceil(h)), svg));
    sprites[name] = { ...drawn, anchor, spans: spansOf(drawn.data, drawn.width, drawn.height) };
    await breathe();
  }
  const ground = sprites[motion.ground]!;
  return { width, height, draw: (frame, t) => drawFrame(frame, width, height, ground, sprites, motion.at(t)) };
}
