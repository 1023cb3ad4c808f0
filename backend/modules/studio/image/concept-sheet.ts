import { hexOf, oklchOf } from '../color.ts';
import { birds, cloud, heavenlyBody, peaks, pine, ridge, roundTree, ridgePath, sharpPath, skyline, stars } from '../motifs/landscape.ts';
import { person } from '../motifs/person.ts';
import { paletteOf, type Palette } from '../palette.ts';
import { circle, ellipse, group, linear, n, path, polygon, rect, type Sweep } from '../svg.ts';
import { capital } from '../text/grammar.ts';
import { phrase } from '../text/voice.ts';
import { four, type Scene } from './scene.ts';

const keep = (fill: string, lit: string, glow: boolean): string => {
  const tower = (x: number, w: number, h: number): string => rect(x, -h, w, h + 10, fill) + polygon([[x - w * 0.12, -h], [x + w / 2, -h - w * 1.15], [x + w * 1.12, -h]], fill);
  const window = (x: number, y: number): string => rect(x, y, 11, 19, lit, 5.5, `opacity="${glow ? 1 : 0.25}"`);
  return tower(-150, 62, 130) + tower(-66, 92, 230) + tower(52, 56, 160) + rect(-120, -80, 230, 90, fill) + rect(96, -60, 90, 70, fill) + window(-126, -104) + window(-36, -190) + window(-8, -190) + window(-36, -140) + window(-8, -140) + window(72, -128) + window(118, -40) + path('M-34 10V-34a18 18 0 0 1 36 0V10Z', lit, `opacity="${glow ? 0.9 : 0.2}"`);
};

/** Draws a great wall with an arch, and market stalls in front of it. */
const dam = (fill: string, shade: string, cloth: readonly string[], lit: string, glow: boolean): string => path('M-560 -250Q0 -190 560 -250L600 0H-600Z', fill) + Array.from({ length: 9 }, (_, i) => path(`M${-440 + i * 110} -${232 - Math.abs(i - 4) * -4}L${-470 + i * 117} 0`, 'none', `stroke="${shade}" stroke-width="7" opacity="0.5"`)).join('')
  + [-300, 0, 300].map((x) => path(`M${x - 34} 0V-70a34 34 0 0 1 68 0V0Z`, shade)).join('')
  + Array.from({ length: 8 }, (_, i) => { const x = -430 + i * 118; return rect(x, -46, 74, 46, shade) + path(`M${x - 10} -46L${x + 8} -82H${x + 66}L${x + 84} -46Z`, cloth[i % cloth.length]!) + (glow ? circle(x + 37, -36, 26, lit, 'opacity="0.3"') + circle(x + 37, -36, 7, lit) : ''); }).join('');

/** Draws the hull of a ship that lies on its side, with ribs, decks and one mast. */
const ship = (fill: string, shade: string, lit: string, glow: boolean): string => group(path('M-330 -120Q-250 10 -120 20H190Q310 0 350 -150L250 -110H-230Z', fill) + Array.from({ length: 8 }, (_, i) => path(`M${-200 + i * 60} -108Q${-206 + i * 60} -40 ${-170 + i * 54} 14`, 'none', `stroke="${shade}" stroke-width="7"`)).join('') + rect(-150, -176, 250, 62, shade) + rect(-110, -218, 150, 44, fill)
  + Array.from({ length: 6 }, (_, i) => rect(-136 + i * 40, -156, 18, 24, lit, 9, `opacity="${glow ? (i === 3 ? 1 : 0.28) : 0.3}"`)).join('') + rect(160, -340, 10, 240, shade) + path('M166 -330Q250 -250 168 -170Z', fill, 'opacity="0.8"') + (glow ? circle(-7, -144, 44, lit, 'opacity="0.28"') : ''), 'rotate(-5)');

/** Draws a tower with a gallery and a lamp, which is dark by day. */
const lighthouse = (fill: string, shade: string, lit: string, glow: boolean): string => path('M-46 10L-30 -250H30L46 10Z', fill) + [-60, -140, -220].map((y) => path(`M${-42 - y * 0.06} ${y + 30}H${42 + y * 0.06}L${40 + y * 0.06} ${y}H${-40 - y * 0.06}Z`, shade, 'opacity="0.5"')).join('') + rect(-42, -262, 84, 12, shade, 3) + rect(-24, -304, 48, 42, lit, 3, `opacity="${glow ? 0.9 : 0.3}"`) + path('M-32 -304H32L0 -340Z', shade) + (glow ? circle(0, -284, 60, lit, 'opacity="0.2"') : '');

/** Draws dark shapes that frame the view. The four variants have nothing, a cliff on the left, an arch, and a cliff on the right. */
const foreground = (of: ReturnType<typeof four>, w: number, h: number, fill: string): string => of(
  '',
  path(`M0 0H${n(w * 0.2)}Q${n(w * 0.1)} ${n(h * 0.3)} ${n(w * 0.16)} ${n(h * 0.6)}T${n(w * 0.34)} ${n(h)}H0Z`, fill),
  path(`M0 0H${n(w)}V${n(h)}H${n(w * 0.94)}Q${n(w * 0.95)} ${n(h * 0.14)} ${n(w * 0.62)} ${n(h * 0.13)}Q${n(w * 0.1)} ${n(h * 0.1)} ${n(w * 0.09)} ${n(h)}H0Z`, fill),
  path(`M${n(w)} 0H${n(w * 0.68)}Q${n(w * 0.8)} ${n(h * 0.24)} ${n(w * 0.74)} ${n(h * 0.5)}T${n(w * 0.56)} ${n(h)}H${n(w)}Z`, fill),
);

/** Draws one place by day and by night from the same viewpoint, with its colours below, as concept artists present a place. */
export function conceptSheet(scene: Scene): string {
  const { width: w, height: h, random, palette, letters, brief } = scene;
  const of = four(scene);
  const [bar, stacked] = [h * 0.12, brief.asks(/one above the other/i) || h > w];
  // The part of the sheet that the day view gets. Both views have the same viewpoint.
  const share = of(0.5, 0.6, 0.42, 0.54);
  const tint = (key: string): Palette => { const hex = brief.colours.get(key); return hex === undefined ? palette : { ...paletteOf([hex]), accent: '#ffc765', accent2: oklchOf(hex).c > 0.02 ? hex : palette.accent2 }; };
  const views = [true, false].map((day, index) => {
    const [pw, ph] = stacked ? [w, (h - bar) * (day ? share : 1 - share)] : [w * (day ? share : 1 - share), h - bar];
    const own = tint(day ? 'day_color' : 'night_color');
    const part = random.fork('land');
    const tone = (t: number): string => own.ramp(day ? 0.36 + t * 0.56 : 0.03 + t * 0.42);
    const sky = day ? [[0, brief.colours.has('day_color') ? own.ramp(0.86) : hexOf({ l: 0.74, c: 0.1, h: 235 })], [1, own.ramp(0.98)]] as const : [[0, own.ramp(0.02)], [1, own.ramp(0.4)]] as const;
    let out = `<defs>${linear(`k${index}`, sky, ...of<Sweep>([[0, 0], [0, 1]], [[0, 0], [1, 0.7]], [[0.2, 1], [0, 0]], [[1, 0], [0, 0.7]]))}<clipPath id="c${index}"><rect x="0" y="0" width="${n(pw)}" height="${n(ph)}"/></clipPath></defs><g clip-path="url(#c${index})">${rect(0, 0, pw, ph, `url(#k${index})`)}`;
    if (!day) out += stars(part.fork('s'), pw, ph * 0.6, 80, '#ffffff');
    out += heavenlyBody(`b${index}`, day ? 'sun' : 'moon', pw * of(0.8, 0.66, 0.34, 0.16), ph * of(0.24, 0.3, 0.2, 0.44), ph * of(0.1, 0.17, 0.08, 0.22), own, false);
    if (day) out += cloud(pw * of(0.12, 0.44, 0.6, 0.3), ph * of(0.24, 0.2, 0.34, 0.22), pw * of(0.18, 0.14, 0.26, 0.2), '#ffffff', 0.7) + birds(random, pw * 0.44, ph * 0.2, ph * 0.07, 3, own.ramp(0.16));
    const rocky = brief.mentions('mountain', 'peak', 'canyon', 'cliff', 'volcan', 'valley', 'dam\\b');
    const far = rocky ? peaks(part.fork('far'), pw, ph * 0.66, ph * of(0.36, 0.24, 0.52, 0.3)) : ridge(part.fork('far'), pw, ph * of(0.58, 0.66, 0.5, 0.6), ph * of(0.09, 0.05, 0.2, 0.1));
    out += path(rocky ? sharpPath(far, ph) : ridgePath(far, ph), tone(0.66));
    const base = ph * of(0.84, 0.92, 0.8, 0.86);
    const middle = pw * of(0.5, 0.32, 0.64, 0.36);
    const near = of(1, 1.24, 0.68, 1.06) * Math.min(1, (pw / ph) * 0.8);
    const stand = (inner: string, tall: number): void => { out += ellipse(middle, base + ph * near * 0.06, ph * near * 0.62, ph * near * 0.05, tone(0.1), 'opacity="0.4"') + group(inner, `translate(${n(middle)} ${n(base)}) scale(${((ph / tall) * near).toFixed(3)})`); };
    const lit = own.accent;
    if (brief.mentions('ship', 'boat', 'wreck', 'hull')) stand(ship(tone(0.24), tone(0.06), lit, !day), 520);
    else if (brief.mentions('dam\\b', 'bazaar', 'market')) stand(dam(tone(0.42), tone(0.14), [own.ramp(0.6), '#c9704a', own.ramp(0.84), '#7f8f5a'], lit, !day), 420);
    else if (brief.mentions('city', 'town', 'street', 'cyber', 'harbour', 'station')) out += skyline(part.fork('city'), pw, base, ph * 0.5, tone(0.26), lit, day ? 0.06 : 0.5);
    else if (brief.mentions('forest', 'swamp', 'jungle', 'woods')) { const woods = part.fork('woods'); for (let i = 0; i < 26; i++) out += pine(woods.range(0, pw), base + 6, ph * woods.range(0.2, 0.5), tone(woods.range(0.12, 0.4))); }
    else if (brief.mentions('lighthouse')) { stand(lighthouse(tone(0.3), tone(0.1), lit, !day), 420); for (let i = 0; i < 13; i++) out += roundTree(pw * part.range(0.02, 0.98), base + ph * part.range(0, 0.06), ph * near * part.range(0.16, 0.3), tone(part.range(0.16, 0.46)), tone(0.06)); }
    else stand(keep(tone(0.22), lit, !day), 420);
    out += path(ridgePath(ridge(part.fork('near'), pw, ph * 0.9, ph * 0.035), ph), tone(0.1));
    if (brief.mentions('sea\\b', 'mudflat', 'tide', 'water', 'lake', 'coast')) for (let i = 0; i < 9; i++) out += ellipse(pw * part.range(0, 1), ph * part.range(0.9, 0.99), pw * part.range(0.03, 0.1), 3.5, own.ramp(day ? 0.95 : 0.55), 'opacity="0.6"');
    out += foreground(of, pw, ph, tone(0.02));
    const at = index * share;
    return group(`${out}${person(pw * of(0.24, 0.7, 0.3, 0.6), ph * 0.94, ph * of(0.16, 0.22, 0.12, 0.17), own, day ? own.accent2 : lit)}</g>`, `translate(${n(stacked ? 0 : at * w)} ${n(stacked ? at * (h - bar) : 0)})`);
  }).join('');
  const top = h - bar;
  let out = views + (stacked ? rect(0, top * share - 3, w, 6, palette.paper) : rect(w * share - 3, 0, 6, top, palette.paper)) + rect(0, top, w, bar, palette.paper);
  const [day, night] = [tint('day_color'), tint('night_color')];
  const chips = [night.ramp(0.08), night.ramp(0.3), night.ramp(0.5), day.ramp(0.5), day.ramp(0.72), day.ramp(0.9), day.accent];
  chips.forEach((fill, i) => { out += circle(w * 0.965 - (chips.length - 1 - i) * bar * 0.5 - bar * 0.1, top + bar / 2, bar * 0.2, fill); });
  if (brief.wordless) {
    // At the bottom, small drawings of things from the place, such as seats and plants, stand where a caption would be.
    const ink = day.ramp(0.34);
    return out + group(rect(-26, -8, 52, 9, ink, 3) + rect(-22, 0, 7, 26, ink) + rect(15, 0, 7, 26, ink), `translate(${w * 0.05} ${top + bar * 0.42})`) + group(path('M-12 26V-6L-20 -26H20L12 -6V26Z', night.ramp(0.4)) + circle(0, -8, 8, day.accent), `translate(${w * 0.14} ${top + bar * 0.5})`)
      + group(path('M0 28V-8M0 6Q-26 0 -24 -20Q0 -18 0 6M0 -4Q22 -10 22 -28Q0 -24 0 -4', 'none', `stroke="#5f7a48" stroke-width="6" stroke-linecap="round"`), `translate(${w * 0.225} ${top + bar * 0.48})`) + group(path('M-24 24L8 -8M2 -22a17 17 0 1 0 20 20l-12 2l-8 -8Z', 'none', `stroke="${ink}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`), `translate(${w * 0.31} ${top + bar * 0.5})`);
  }
  const name = capital(phrase(brief.value(/environment|place|location|subject|setting|world|scene/) ?? brief.named, 6));
  const size = bar * 0.3;
  const fit = letters.fit(name, 'display', size, w * 0.5, 1);
  return out + letters.line(fit.lines[0] ?? '', 'display', { x: w * 0.04, y: top + bar * 0.5, size: fit.size, fill: palette.ink }) + letters.line('Day and night', 'text', { x: w * 0.04, y: top + bar * 0.78, size: bar * 0.17, fill: palette.ramp(0.34) });
}
