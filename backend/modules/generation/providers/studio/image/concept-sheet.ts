import { birds, cloud, heavenlyBody, peaks, pine, ridge, ridgePath, sharpPath, skyline, stars } from '../motifs/landscape.ts';
import { circle, group, linear, n, path, polygon, rect } from '../svg.ts';
import { capital } from '../text/grammar.ts';
import { phrase } from '../text/voice.ts';
import { hexOf } from '../color.ts';
import type { Scene } from './scene.ts';

const keep = (fill: string, lit: string, glow: boolean): string => {
  const tower = (x: number, w: number, h: number): string => rect(x, -h, w, h + 10, fill) + polygon([[x - w * 0.12, -h], [x + w / 2, -h - w * 1.15], [x + w * 1.12, -h]], fill);
  const window = (x: number, y: number): string => rect(x, y, 11, 19, lit, 5.5, `opacity="${glow ? 1 : 0.25}"`);
  return tower(-150, 62, 130) + tower(-66, 92, 230) + tower(52, 56, 160) + rect(-120, -80, 230, 90, fill) + rect(96, -60, 90, 70, fill) + window(-126, -104) + window(-36, -190) + window(-8, -190) + window(-36, -140) + window(-8, -140) + window(72, -128) + window(118, -40) + path('M-34 10V-34a18 18 0 0 1 36 0V10Z', lit, `opacity="${glow ? 0.9 : 0.2}"`);
};

/** One place twice: by day and by night, with its colours below, as concept artists hand it over. */
export function conceptSheet({ width: w, height: h, random, palette, letters, brief, position }: Scene): string {
  const name = capital(phrase(brief.value(/environment|place|location|setting|world|scene/) ?? brief.prompt, 5));
  const bar = h * 0.13;
  const tall = h - bar;
  const halves = [true, false].map((day, index) => {
    const half = w / 2;
    const part = random.fork('land');
    const tone = (t: number): string => (day ? palette.ramp(0.4 + t * 0.55) : palette.ramp(t * 0.5));
    const sky = day ? [[0, hexOf({ l: 0.74, c: 0.1, h: 235 })], [1, palette.ramp(0.96)]] as const : [[0, palette.ramp(0)], [1, palette.ramp(0.34)]] as const;
    let out = `<defs>${linear(`k${index}`, sky)}<clipPath id="c${index}"><rect x="0" y="0" width="${n(half)}" height="${n(tall)}"/></clipPath></defs><g clip-path="url(#c${index})">${rect(0, 0, half, tall, `url(#k${index})`)}`;
    if (!day) out += stars(part.fork('s'), half, tall * 0.6, 60, palette.paper);
    out += heavenlyBody(`b${index}`, day ? 'sun' : 'moon', half * (day ? 0.28 : 0.72), tall * 0.2, half * 0.12, palette, false);
    out += day ? cloud(half * 0.5, tall * 0.2, half * 0.38, '#fff', 0.75) + birds(random, half * 0.66, tall * 0.32, half * 0.06, 3, palette.ramp(0.2)) : '';
    const rocky = brief.mentions('mountain', 'peak', 'canyon', 'cliff', 'volcan', 'ice');
    const far = rocky ? peaks(part.fork('far'), half, tall * 0.62, tall * 0.3) : ridge(part.fork('far'), half, tall * 0.56, tall * 0.09);
    out += path(rocky ? sharpPath(far, tall) : ridgePath(far, tall), tone(0.62));
    if (brief.mentions('city', 'town', 'street', 'market', 'cyber', 'harbour', 'station')) out += skyline(part.fork('city'), half, tall * 0.8, tall * 0.42, tone(0.3), palette.accent, day ? 0.06 : 0.5);
    else if (brief.mentions('forest', 'wood', 'swamp', 'jungle')) { const woods = part.fork('woods'); for (let i = 0; i < 18; i++) out += pine(woods.range(0, half), tall * 0.84, tall * woods.range(0.2, 0.5), tone(woods.range(0.12, 0.4))); }
    else out += group(keep(tone(0.22), palette.accent, !day), `translate(${n(half * (0.46 + (position % 3) * 0.06))} ${n(tall * 0.84)}) scale(${(tall / 640).toFixed(3)})`);
    out += path(ridgePath(ridge(part.fork('near'), half, tall * 0.86, tall * 0.05), tall), tone(0.1));
    return group(`${out}</g>`, `translate(${n(index * half)} 0)`);
  }).join('');
  let out = halves + rect(w / 2 - 3, 0, 6, tall, palette.paper) + rect(0, tall, w, bar, palette.paper);
  const size = bar * 0.3;
  const fit = letters.fit(name, 'display', size, w * 0.5, 1);
  out += letters.line(fit.lines[0] ?? '', 'display', { x: w * 0.04, y: tall + bar * 0.5, size: fit.size, fill: palette.ink }) + letters.line('Day and night', 'text', { x: w * 0.04, y: tall + bar * 0.78, size: bar * 0.17, fill: palette.ramp(0.34) });
  [0.1, 0.32, 0.55, 0.78, 0.94].forEach((t, i) => { out += circle(w * 0.96 - (4 - i) * bar * 0.52 - bar * 0.2, tall + bar / 2, bar * 0.21, palette.ramp(t)); });
  return out + circle(w * 0.96 - 5 * bar * 0.52 - bar * 0.2, tall + bar / 2, bar * 0.21, palette.accent2);
}
