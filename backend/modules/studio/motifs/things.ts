import type { Palette } from '../palette.ts';
import { circle, ellipse, group, path, rect } from '../svg.ts';

/** Products that are drawn as a silhouette of their own, because clips do not turn them and they carry no label. */
export type ThingKind = 'radio' | 'teapot' | 'sandals' | 'shoe' | 'bag' | 'chair' | 'book' | 'books';
export const THINGS: ReadonlySet<string> = new Set<ThingKind>(['radio', 'teapot', 'sandals', 'shoe', 'bag', 'chair', 'book', 'books']);

const line = (d: string, stroke: string, width: number): string => path(d, 'none', `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);

/** Draws one thing, up to 220 wide and 250 high, with its foot at (0, 0). `body` and `dark` are the fills of its material. */
export function thing(kind: ThingKind, palette: Palette, body: string, dark: string): string {
  const light = palette.ramp(0.94);
  const mid = palette.ramp(0.5);
  switch (kind) {
    case 'shoe': return path('M-112 -32H108Q122 -32 122 -14Q122 0 106 0H-104Q-118 0 -118 -16Q-118 -32 -112 -32Z', '#f7f5ef') + line('M-112 -15H116', '#d8d4ca', 3)
      + path('M-112 -26V-104Q-108 -124 -92 -120Q-74 -102 -50 -108L-26 -124Q-12 -128 -4 -114Q18 -76 74 -64Q120 -54 120 -26Z', body) + path('M-112 -60Q-92 -74 -70 -56Q-62 -40 -66 -26H-112Z', palette.ramp(0.34), 'opacity="0.55"') + path('M76 -63Q120 -54 120 -26H64Q58 -46 76 -63Z', palette.ramp(0.34), 'opacity="0.45"')
      + path('M-56 -27Q-8 -36 30 -84L44 -76Q18 -32 -18 -27Z', palette.accent2) + [0, 1, 2, 3].map((i) => line(`M${-8 + i * 15} ${-104 + i * 11}L${8 + i * 15} ${-118 + i * 11}`, light, 6)).join('') + line('M-104 -116Q-118 -140 -98 -142', palette.ramp(0.3), 8);
    case 'sandals': {
      // Draws a sandal from above and in front: the sole, and two straps across it.
      const sole = 'M-106 -34Q-112 -62 -70 -66Q-20 -70 20 -74Q84 -82 106 -58Q118 -42 92 -30Q40 -14 -30 -14Q-98 -12 -106 -34Z';
      const strap = (d: string, width: number): string => line(d, dark, width) + line(d, palette.ramp(0.42), width - 9);
      const one = group(path(sole, palette.ramp(0.14)), 'translate(0 12)') + path(sole, palette.ramp(0.74), `stroke="${dark}" stroke-width="5"`) + path('M-92 -40Q-90 -54 -60 -56Q-34 -56 -34 -42Q-40 -26 -68 -26Q-90 -26 -92 -40ZM34 -48Q60 -64 90 -54Q98 -44 74 -36Q44 -26 34 -48Z', palette.ramp(0.5), 'opacity="0.5"')
        + strap('M2 -70Q6 -108 28 -94Q48 -80 52 -22', 30) + strap('M-66 -64Q-62 -118 -36 -112Q-12 -104 -18 -16', 22) + rect(-36, -92, 24, 24, palette.accent, 5) + rect(-30, -86, 12, 12, palette.ramp(0.2), 2);
      return group(one, 'translate(76 -8) scale(0.66)') + group(one, 'translate(-34 12) scale(0.84)');
    }
    case 'bag': return line('M-48 -168Q-48 -236 0 -236Q48 -236 48 -168', dark, 12) + path('M-92 -170H92L104 -14Q104 0 90 0H-90Q-104 0 -104 -14Z', body) + path('M-92 -170H92L97 -112Q0 -78 -97 -112Z', palette.ramp(0.34), 'opacity="0.7"') + rect(-15, -106, 30, 26, palette.accent, 6) + rect(-104, -14, 208, 10, palette.ramp(0.2), 5, 'opacity="0.5"');
    case 'teapot': return line('M-56 -150Q-66 -238 0 -238Q66 -238 56 -150', palette.ramp(0.36), 13) + line('M-44 -214H44', palette.ramp(0.66), 3) + path('M74 -96Q112 -96 120 -142L140 -140Q134 -58 76 -50Z', body) + path('M-86 -76Q-86 -150 0 -150Q86 -150 86 -76Q86 -22 54 0H-54Q-86 -22 -86 -76Z', body) + ellipse(0, -148, 48, 12, palette.ramp(0.28)) + path('M-44 -148Q0 -172 44 -148Q0 -138 -44 -148Z', palette.ramp(0.6)) + circle(0, -166, 9, dark) + line('M-64 -96Q-60 -126 -36 -136', light, 5) + ellipse(0, -3, 54, 5, palette.ramp(0.14), 'opacity="0.5"');
    case 'radio': return line('M-104 -156Q-104 -204 -70 -204H70Q104 -204 104 -156', palette.ramp(0.36), 15) + line('M84 -168L128 -250', palette.ramp(0.7), 4) + rect(-124, -168, 248, 160, body, 22) + rect(-110, -154, 138, 132, palette.ramp(0.12), 14, 'opacity="0.75"') + Array.from({ length: 30 }, (_, i) => circle(-96 + (i % 6) * 22, -140 + Math.floor(i / 6) * 26, 5, palette.ramp(0.62), 'opacity="0.75"')).join('')
      + circle(76, -104, 38, light) + circle(76, -104, 30, palette.ramp(0.24)) + line('M76 -104L92 -124', palette.accent, 6) + circle(56, -40, 9, palette.accent2) + circle(94, -40, 9, mid) + rect(-104, -8, 30, 8, dark, 3) + rect(74, -8, 30, 8, dark, 3);
    case 'chair': return line('M4 -112V-28', mid, 9) + line('M-98 -240L-90 -6M-6 -254L4 -112M-100 -238L-6 -254', dark, 11) + [-88, -72, -18].map((x) => line(`M${x} ${-240 - (x + 88) * 0.17}L${x + 11} -104`, dark, 7)).join('') + path('M-88 -102L4 -116L112 -94L24 -74Z', dark) + path('M-88 -102L24 -74V-64L-88 -92ZM24 -74L112 -94V-84L24 -64Z', palette.ramp(0.14)) + line('M24 -68V0M107 -88V-16', dark, 12)
      // Draws a blanket over a chair: over the back, across the seat, and down in front.
      + path('M-80 -250Q-44 -266 -10 -260L2 -118L96 -94L100 -32L38 -16L34 -78L-66 -104Z', body) + path('M-66 -104L2 -118L96 -94L34 -78Z', '#ffffff', 'opacity="0.24"') + path('M34 -78L96 -94L97 -82L35 -66Z', '#000000', 'opacity="0.2"')
      + [[-79, -230, 70], [-76, -202, 70], [-73, -174, 70], [36, -58, 62], [37, -38, 62]].map(([x, y, wide], i) => path(`M${x} ${y}l${wide} ${i < 3 ? -11 : -15}v10l${-wide!} ${i < 3 ? 11 : 15}Z`, i % 2 ? light : palette.accent, 'opacity="0.9"')).join('') + line('M-52 -254L-40 -110M-22 -112L70 -88L74 -28', '#00000026', 5)
      + path('M40 -16l1 14M52 -19l1 14M64 -22l1 14M76 -25l1 14M88 -28l1 14', 'none', `stroke="${light}" stroke-width="4" stroke-linecap="round"`) + path('M-14 -108L10 -128L44 -110L50 -100L14 -92Z', palette.accent2) + path('M-14 -108L10 -128L12 -120L-6 -102Z', light);
    case 'books': return [0, 1, 2].map((i) => { const [y, left] = [-46 - i * 46, -112 + [0, 14, -6][i]!]; return rect(left, y, 216, 46, [palette.ramp(0.3), palette.accent, palette.ramp(0.56)][i]!, 7) + rect(left + 12, y + 8, 208, 30, light, 3) + rect(left + 12, y + 22, 208, 2, '#00000022') + rect(left + 150, y, 12, 46, '#00000022'); }).join('') + group(rect(-96, -8, 176, 14, '#e0a92e', 3) + path('M80 -8L108 -1L80 6Z', '#f2ddb8') + path('M98 -3.5L108 -1L98 1.5Z', '#2b2b2b') + rect(-112, -8, 18, 14, '#d88a86', 4), 'translate(6 -146) rotate(-6)');
    case 'book': return path('M-78 -206H66Q80 -206 80 -192V-14Q80 0 66 0H-78Z', body) + rect(-78, -206, 20, 206, palette.ramp(0.2), 0, 'opacity="0.6"') + rect(-36, -172, 92, 60, light, 4) + circle(10, -142, 15, palette.accent2) + path('M80 -14L92 -22V-196L80 -192Z', light) + path('M38 -206V-150L50 -162L62 -150V-206Z', palette.accent);
  }
}
