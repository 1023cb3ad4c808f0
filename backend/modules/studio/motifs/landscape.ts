import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, group, n, noise, path, polygon, radial, rect, smooth, type Point } from '../svg.ts';

/** The points of a soft line of hills across `width`, around the height `base`, from left to right. */
export function ridge(random: Random, width: number, base: number, swing: number, detail = 2.2, step = 28): Point[] {
  const field = noise(random);
  const shift = random.range(0, 40);
  return Array.from({ length: Math.ceil(width / step) + 3 }, (_, i) => {
    const x = (i - 1) * step;
    return [x, base + field(shift + (x / width) * detail * 2, 0.5) * swing] as const;
  });
}

export const ridgePath = (line: readonly Point[], height: number): string =>
  `${smooth(line)}L${n(line.at(-1)![0])} ${n(height + 4)}L${n(line[0]![0])} ${n(height + 4)}Z`;

/** The points of a line of sharp peaks across `width`, around the height `base`. */
export function peaks(random: Random, width: number, base: number, swing: number): Point[] {
  const line: Point[] = [[-20, base]];
  for (let x = -20; x < width + 60; ) {
    const rise = random.range(0.45, 1) * swing;
    const span = rise * random.range(0.7, 1.05);
    line.push([x + span * 0.5, base - rise], [x + span, base + random.range(-0.1, 0.12) * swing]);
    x += span * random.range(0.72, 0.95);
  }
  return line;
}

export const sharpPath = (line: readonly Point[], height: number): string =>
  `M${line.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L${n(line.at(-1)![0])} ${n(height + 4)}L${n(line[0]![0])} ${n(height + 4)}Z`;

export function stars(random: Random, width: number, height: number, count: number, fill = '#fff'): string {
  return Array.from({ length: count }, () => {
    const big = random.chance(0.12);
    return circle(random.range(0, width), random.range(0, height) ** 1.0, big ? random.range(1.8, 3) : random.range(0.6, 1.5), fill, `opacity="${n(random.range(0.3, 1) * 10) === '0' ? 0.4 : random.range(0.35, 0.95).toFixed(2)}"`);
  }).join('');
}

/** Draws a sun, a moon or a planet with a ring, with its halo. `id` must be unique in the SVG. */
export function heavenlyBody(id: string, kind: 'sun' | 'moon' | 'planet', x: number, y: number, r: number, palette: Palette, rings: boolean): string {
  const light = palette.ramp(0.98);
  const halo = circle(x, y, r * 1.75, light, 'opacity="0.09"') + circle(x, y, r * 1.36, light, 'opacity="0.1"');
  const defs = `<defs>${radial(`${id}b`, [[0, palette.paper], [0.75, light], [1, kind === 'planet' ? palette.ramp(0.72) : palette.ramp(0.9)]], [0.38, 0.32], 0.8)}<clipPath id="${id}f"><rect x="${n(x - r * 3)}" y="${n(y)}" width="${n(r * 6)}" height="${n(r * 3)}"/></clipPath></defs>`;
  const ring = (clip: string): string => group(ellipse(x, y, r * 1.72, r * 0.42, 'none', `stroke="${palette.paper}" stroke-width="${n(Math.max(2, r * 0.035))}" ${clip}`), `rotate(-16 ${n(x)} ${n(y)})`);
  const craters = kind === 'moon' ? circle(x - r * 0.32, y - r * 0.1, r * 0.17, palette.ramp(0.8), 'opacity="0.5"') + circle(x + r * 0.28, y + r * 0.32, r * 0.12, palette.ramp(0.8), 'opacity="0.5"') + circle(x + r * 0.22, y - r * 0.42, r * 0.08, palette.ramp(0.8), 'opacity="0.5"') : '';
  return `${defs}${halo}${rings ? ring('opacity="0.55"') : ''}${circle(x, y, r, `url(#${id}b)`)}${craters}${rings ? ring(`clip-path="url(#${id}f)"`) : ''}`;
}

export function pine(x: number, base: number, height: number, fill: string): string {
  const w = height * 0.24;
  return [0, 1, 2].map((tier) => {
    const top = base - height + tier * height * 0.24;
    const half = w * (0.6 + tier * 0.28);
    return polygon([[x, top], [x + half, top + height * 0.42], [x - half, top + height * 0.42]], fill);
  }).join('') + rect(x - height * 0.025, base - height * 0.14, height * 0.05, height * 0.16, fill);
}

export function roundTree(x: number, base: number, height: number, fill: string, trunk: string): string {
  return rect(x - height * 0.03, base - height * 0.5, height * 0.06, height * 0.52, trunk, 2) + circle(x, base - height * 0.66, height * 0.3, fill) + circle(x - height * 0.2, base - height * 0.5, height * 0.2, fill) + circle(x + height * 0.2, base - height * 0.52, height * 0.21, fill);
}

export function cactus(x: number, base: number, h: number, fill: string): string {
  const w = h * 0.17;
  return rect(x - w / 2, base - h, w, h, fill, w / 2) + path(`M${n(x)} ${n(base - h * 0.4)}h${n(-h * 0.26)}v${n(-h * 0.26)}`, 'none', `stroke="${fill}" stroke-width="${n(w * 0.75)}" stroke-linecap="round" stroke-linejoin="round"`) + path(`M${n(x)} ${n(base - h * 0.28)}h${n(h * 0.25)}v${n(-h * 0.3)}`, 'none', `stroke="${fill}" stroke-width="${n(w * 0.75)}" stroke-linecap="round" stroke-linejoin="round"`);
}

/** Draws a row of houses and towers with lit windows. */
export function skyline(random: Random, width: number, base: number, tall: number, fill: string, lit: string, windows: number): string {
  let out = '';
  for (let x = -10; x < width; ) {
    const w = random.range(0.09, 0.2) * tall + 16;
    const h = random.range(0.35, 1) * tall;
    out += rect(x, base - h, w + 1, h + 40, fill);
    const roof = random.next();
    if (roof < 0.3) out += polygon([[x, base - h], [x + w / 2, base - h - w * 0.7], [x + w, base - h]], fill);
    else if (roof < 0.45) out += rect(x + w * 0.46, base - h - tall * 0.13, 3, tall * 0.14, fill);
    else if (roof < 0.6) out += rect(x + w * 0.2, base - h - tall * 0.05, w * 0.6, tall * 0.06, fill);
    const cell = Math.max(9, w / 5);
    for (let wy = base - h + cell; wy < base - cell * 0.6; wy += cell * 1.55) {
      for (let wx = x + cell * 0.7; wx < x + w - cell * 0.8; wx += cell * 1.2) {
        if (random.chance(windows)) out += rect(wx, wy, cell * 0.5, cell * 0.75, lit, 1, `opacity="${random.range(0.6, 1).toFixed(2)}"`);
      }
    }
    x += w + (random.chance(0.25) ? random.range(2, 14) : 0);
  }
  return out;
}

export function birds(random: Random, x: number, y: number, size: number, count: number, stroke: string): string {
  return Array.from({ length: count }, () => {
    const [bx, by, s] = [x + random.range(-3, 3) * size, y + random.range(-1.4, 1.4) * size, size * random.range(0.35, 0.7)];
    return path(`M${n(bx - s)} ${n(by)}q${n(s * 0.5)} ${n(-s * 0.55)} ${n(s)} 0q${n(s * 0.5)} ${n(-s * 0.55)} ${n(s)} 0`, 'none', `stroke="${stroke}" stroke-width="${n(Math.max(2, s * 0.14))}" stroke-linecap="round"`);
  }).join('');
}

/** Draws moths with open wings, scattered around (x, y) as far as `reach` pixels. */
export const moths = (random: Random, x: number, y: number, reach: number, count: number, wing: string, shade: string): string => Array.from({ length: count }, (_, i) => group(
  path('M0 2Q-26 6 -22 30Q-6 30 0 8Q6 30 22 30Q26 6 0 2Z', shade) + path('M0 0Q-26 -34 -44 -12Q-34 12 0 6Q34 12 44 -12Q26 -34 0 0Z', wing) + circle(-26, -8, 5, shade) + circle(26, -8, 5, shade) + ellipse(0, 6, 4.5, 17, shade) + path('M-2 -10q-4 -14 -12 -16M2 -10q4 -14 12 -16', 'none', `stroke="${shade}" stroke-width="3"`),
  `translate(${n(x + Math.cos(i * 2.4) * reach * random.range(0.4, 1))} ${n(y + Math.sin(i * 2.4) * reach * random.range(0.4, 1))}) rotate(${n(random.range(-40, 40))}) scale(${(reach * random.range(0.005, 0.0075)).toFixed(3)})`,
)).join('');

export function cloud(x: number, y: number, w: number, fill: string, opacity = 1): string {
  const h = w * 0.28;
  return `<g fill="${fill}" opacity="${opacity}">${circle(x + w * 0.27, y - h * 0.55, w * 0.17, fill)}${circle(x + w * 0.52, y - h * 0.95, w * 0.24, fill)}${circle(x + w * 0.76, y - h * 0.5, w * 0.16, fill)}<rect x="${n(x)}" y="${n(y - h)}" width="${n(w)}" height="${n(h)}" rx="${n(h / 2)}"/></g>`;
}
