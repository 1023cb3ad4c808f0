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
  /** 0-based place among the pictures of one run. */
  position: number;
}

/** Draws the inside of an SVG of `scene.width` by `scene.height`. Pure. */
export type Style = (scene: Scene) => string;
