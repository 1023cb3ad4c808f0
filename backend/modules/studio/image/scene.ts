import type { Brief } from '../brief.ts';
import type { Lettering } from '../lettering.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** Everything a style needs to draw one picture. */
export interface Scene {
  width: number;
  height: number;
  random: Random;
  palette: Palette;
  letters: Lettering;
  brief: Brief;
  /** Which of the four ideas this picture is, 0 to 3: it decides what the words leave open. */
  variant: number;
}

/** Draws the inside of an SVG of `scene.width` by `scene.height`. Pure. */
export type Style = (scene: Scene) => string;

/** The pictures of a run, and runs of neighbouring seeds, take the four ideas in turn. */
export const variantOf = (seed: number, position: number): number => (seed + position) % 4;

/** Chooses by variant: each decision of a style names its four answers side by side. */
export const four = ({ variant }: Pick<Scene, 'variant'>) => <T>(...ideas: readonly [T, T, T, T]): T => ideas[variant % 4]!;
