import type { Scene } from '../image/scene.ts';

/** The length of every clip in seconds, and its frames per second. */
export const CLIP_SECONDS = 4;
export const CLIP_FPS = 24;

/** A drawing that a clip moves around. `anchor` is the point in the drawing, in its own pixels, that is put at a placement's x and y. */
export interface Layer {
  svg: string;
  width: number;
  height: number;
  anchor: readonly [x: number, y: number];
}

/** The position, size, rotation and opacity of a layer in one frame, with angles in radians. */
export interface Placement {
  layer: string;
  x: number;
  y: number;
  scale?: number;
  scaleX?: number;
  scaleY?: number;
  rotate?: number;
  alpha?: number;
}

/** A clip: its layers, an opaque background of the frame's size, and a function with the placement of all layers at `t` seconds. */
export interface Motion {
  ground: string;
  layers: Readonly<Record<string, Layer>>;
  at(t: number): Placement[];
  /** The second at which the clip is shown as a still picture. */
  posterAt: number;
}
export type MakeMotion = (scene: Scene) => Motion;

/** Makes a layer of a drawing around (0, 0) that reaches `left`, `top`, `right` and `bottom` pixels from there. */
export function layer(inner: string, left: number, top: number, right: number, bottom: number): Layer {
  return { svg: `<g transform="translate(${left} ${top})">${inner}</g>`, width: Math.ceil(left + right), height: Math.ceil(top + bottom), anchor: [left, top] };
}
/** Makes a layer of a drawing that begins at its top left corner. */
export const sheet = (inner: string, width: number, height: number): Layer => ({ svg: inner, width: Math.ceil(width), height: Math.ceil(height), anchor: [0, 0] });

const clamp = (t: number): number => Math.min(1, Math.max(0, t));
/** Progress from 0 to 1 between two times in seconds, which slows down at the end. */
export const easeOut = (t: number, from: number, to: number): number => 1 - (1 - clamp((t - from) / (to - from))) ** 3;
export const easeInOut = (t: number, from: number, to: number): number => {
  const p = clamp((t - from) / (to - from));
  return p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2;
};
/** Progress from 0 to 1 between two times in seconds, which goes a little beyond 1 before it stops. */
export const spring = (t: number, from: number, to: number): number => {
  const p = clamp((t - from) / (to - from));
  return p === 0 ? 0 : 1 + 2.2 * (p - 1) ** 3 + 1.2 * (p - 1) ** 2;
};
/** An angle that makes whole turns over a clip, so that its last frame meets the first. */
export const loop = (t: number, turns = 1): number => (t / CLIP_SECONDS) * Math.PI * 2 * turns;
