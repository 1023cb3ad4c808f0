import { setImmediate as breathe } from 'node:timers/promises';
import { document, toPixels } from '../raster.ts';
import { drawFrame, spansOf, type Pixels } from './compositor.ts';
import type { Motion } from './motion.ts';

/** A clip whose layers are drawn, so that it can make frames. */
export interface Stage {
  width: number;
  height: number;
  /** Draws the clip's frame at `t` seconds into `frame`. */
  draw(frame: Uint8Array, t: number): void;
}

/** Draws every layer of a clip once, in threads of libvips. */
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
