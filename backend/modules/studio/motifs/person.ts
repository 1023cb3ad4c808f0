import type { Palette } from '../palette.ts';
import { circle, group, path, rect } from '../svg.ts';

/** Draws a plain standing person from behind or the side, `tall` pixels high with the feet at (x, base). `spark` colours what the person carries. */
export function person(x: number, base: number, tall: number, palette: Palette, spark: string): string {
  const coat = palette.ramp(0.14);
  return group(
    rect(-13, -58, 11, 58, palette.ramp(0.06), 5) + rect(3, -58, 11, 58, palette.ramp(0.06), 5) + path('M-22 -52Q-26 -140 0 -148Q26 -140 22 -52Z', coat) + path('M18 -128Q34 -104 32 -72', 'none', `stroke="${coat}" stroke-width="10" stroke-linecap="round"`)
    + circle(1, -164, 17, palette.ramp(0.3)) + path('M-18 -166Q-16 -188 2 -186Q20 -184 19 -164Q2 -176 -18 -166Z', palette.ramp(0.06)) + rect(20, -74, 26, 30, spark, 5) + path('M26 -74Q33 -88 40 -74', 'none', `stroke="${spark}" stroke-width="4"`),
    `translate(${x.toFixed(1)} ${base.toFixed(1)}) scale(${(tall / 186).toFixed(3)})`,
  );
}
