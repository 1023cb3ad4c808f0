import type { Brief } from '../brief.ts';
import type { Lettering } from '../lettering.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** All that a style needs to draw one picture. */
export interface Scene {
  width: number;
  height: number;
  random: Random;
  palette: Palette;
  letters: Lettering;
  brief: Brief;
  /** The number of this picture among the four variants of a run, from 0 to 3. It decides what the words leave open. */
  variant: number;
}

/** Draws a picture in one style and returns the inner part of an SVG of `scene.width` by `scene.height`. Pure. */
export type Style = (scene: Scene) => string;

/** The variant of a picture: the pictures of a run, and runs with neighbouring seeds, use the four variants in turn. */
export const variantOf = (seed: number, position: number): number => (seed + position) % 4;

/** Returns a function that picks one of four values by the picture's variant, so that a style can list its four choices side by side. */
export const four = ({ variant }: Pick<Scene, 'variant'>) => <T>(...ideas: readonly [T, T, T, T]): T => ideas[variant % 4]!;
