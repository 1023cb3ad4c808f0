import type { Scene } from '../image/scene.ts';

/** Length of every clip in seconds, and its frames per second. */
export const CLIP_SECONDS = 4;
export const CLIP_FPS = 24;

/** A picture drawn once; `anchor` is the point that a placement moves, in its own pixels. */
export interface Layer {
  svg: string;
  width: number;
  height: number;
  anchor: readonly [x: number, y: number];
}

/** Where a layer stands in one frame. Angles in radians. */
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

/** A clip: layers, an opaque ground of the frame's size, and the place of everything at `t` seconds. */
export interface Motion {
  ground: string;
  layers: Readonly<Record<string, Layer>>;
  at(t: number): Placement[];
  /** The second that makes the best still. */
  posterAt: number;
}
export type MakeMotion = (scene: Scene) => Motion;

/** A layer whose SVG is drawn around (0, 0) and reaches `left`, `top`, `right` and `bottom` pixels from there. */
export function layer(inner: string, left: number, top: number, right: number, bottom: number): Layer {
  return { svg: `<g transform="translate(${left} ${top})">${inner}</g>`, width: Math.ceil(left + right), height: Math.ceil(top + bottom), anchor: [left, top] };
}
/** A layer that covers a box from its left top corner. */
export const sheet = (inner: string, width: number, height: number): Layer => ({ svg: inner, width: Math.ceil(width), height: Math.ceil(height), anchor: [0, 0] });

const clamp = (t: number): number => Math.min(1, Math.max(0, t));
/** 0 to 1 between two seconds, with a soft end. */
export const easeOut = (t: number, from: number, to: number): number => 1 - (1 - clamp((t - from) / (to - from))) ** 3;
export const easeInOut = (t: number, from: number, to: number): number => {
  const p = clamp((t - from) / (to - from));
  return p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2;
};
/** 0 to 1 with one small overshoot. */
export const spring = (t: number, from: number, to: number): number => {
  const p = clamp((t - from) / (to - from));
  return p === 0 ? 0 : 1 + 2.2 * (p - 1) ** 3 + 1.2 * (p - 1) ** 2;
};
/** A full turn over the clip, so that the last frame meets the first. */
export const loop = (t: number, turns = 1): number => (t / CLIP_SECONDS) * Math.PI * 2 * turns;
