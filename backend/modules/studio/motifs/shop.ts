import type { Palette } from '../palette.ts';
import { circle, path, rect } from '../svg.ts';

/** Draws the front of a shop with its foot at (0, 0). Awning and sign are left out, because clips move them on their own. */
export const shopFront = (palette: Palette): string => rect(-200, -330, 400, 330, palette.ramp(0.94)) + rect(-200, -330, 400, 14, palette.ramp(0.7)) + rect(-160, -176, 176, 128, palette.ramp(0.3), 6) + path('M-150 -52L-60 -172H-20L-110 -52Z', '#ffffff', 'opacity="0.13"') + rect(-168, -48, 192, 12, palette.ramp(0.6)) + rect(58, -190, 104, 190, palette.accent2, 6) + rect(74, -172, 72, 84, palette.ramp(0.3), 4) + circle(146, -74, 7, palette.accent) + rect(-214, -8, 428, 12, palette.ramp(0.5));

/** Draws a striped awning that hangs down from y = 0. */
export const awning = (palette: Palette): string => Array.from({ length: 7 }, (_, i) => { const x = -217 + i * 62; return path(`M${x} 0H${x + 62}V50A31 31 0 0 1 ${x} 50Z`, i % 2 ? palette.paper : palette.accent2); }).join('') + rect(-217, -6, 434, 10, palette.ramp(0.3), 4);
