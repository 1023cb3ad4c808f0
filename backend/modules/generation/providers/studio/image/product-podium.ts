import { label, LABELS, product, productDefs, productOf } from '../motifs/product.ts';
import { circle, ellipse, group, linear, path, radial, rect } from '../svg.ts';
import { roundTree } from '../motifs/landscape.ts';
import type { Scene } from './scene.ts';

/** A product on its plinth under soft light. The words choose the product, the surface and the air around it. */
export function productPodium({ width: w, height: h, random, palette, letters, brief, position }: Scene): string {
  const m = Math.min(w, h);
  const kind = productOf(brief, random);
  const named = brief.value(/brand|product name|\bname\b/) ?? brief.value(/product|item|object/) ?? 'Studio';
  const shown = (named.match(/[\p{L}\p{N}&'’-]+/gu) ?? ['Studio'])[0]!;
  const dark = brief.mentions('dark', 'night', 'moody', 'black', 'noir', 'dramatic');
  const back = dark ? [palette.ramp(0.06), palette.ramp(0.26), palette.ramp(0.12)] : [palette.ramp(0.8), palette.ramp(0.93), palette.ramp(0.76)];
  const ground = h * 0.73;
  const x = w / 2;
  const scale = m / 455;
  const left = position % 2 === 0;
  const box = LABELS[kind];
  const tag = box ? group(label(box.half * 1.55, box.h, shown, palette, letters), `translate(0 ${box.y})`) : kind === 'box' ? group(label(84, 70, shown, palette, letters), 'translate(-36 -46) scale(0.8)') : '';
  let out = `<defs>${linear('wall', [[0, back[0]!], [0.7, back[1]!]])}${linear('floor', [[0, back[2]!], [1, dark ? palette.ramp(0.03) : palette.ramp(0.66)]])}${radial('halo', [[0, dark ? palette.ramp(0.6) : palette.paper, 0.95], [0.7, dark ? palette.ramp(0.4) : palette.paper, 0.5], [1, back[1]!, 0]])}${linear('pod', [[0, palette.ramp(dark ? 0.3 : 0.96)], [0.5, palette.ramp(dark ? 0.42 : 0.99)], [1, palette.ramp(dark ? 0.14 : 0.74)]], [0, 0], [1, 0])}</defs>`;
  out += rect(0, 0, w, h, 'url(#wall)') + circle(x, ground - m * 0.34, m * 0.34, 'url(#halo)') + circle(x, ground - m * 0.34, m * 0.3, palette.paper, `opacity="${dark ? 0.06 : 0.4}"`);
  if (position % 3 === 1) out += rect(w * (left ? 0.68 : 0.08), 0, w * 0.2, ground, palette.ramp(dark ? 0.18 : 0.86), 0, 'opacity="0.7"');
  if (position % 3 === 2) out += path(`M${w * 0.16} ${ground}V${h * 0.4}a${w * 0.34} ${w * 0.34} 0 0 1 ${w * 0.68} 0V${ground}Z`, palette.ramp(dark ? 0.2 : 0.84), 'opacity="0.75"');
  out += rect(0, ground, w, h - ground, 'url(#floor)');
  if (brief.mentions('marble', 'stone')) for (let i = 0; i < 7; i++) out += path(`M${random.range(0, w)} ${h}Q${random.range(0, w)} ${random.range(ground, h)} ${random.range(0, w)} ${ground}`, 'none', `stroke="${palette.paper}" stroke-width="${random.range(1, 4).toFixed(1)}" opacity="0.5"`);
  if (brief.mentions('wood', 'oak', 'walnut', 'table')) for (let i = 0; i < 8; i++) out += rect(0, ground + (h - ground) * (i / 8), w, 3, palette.ramp(0.3), 0, 'opacity="0.25"');
  if (brief.mentions('water', 'splash', 'pool')) for (let i = 0; i < 5; i++) out += ellipse(x, ground + m * 0.1, m * (0.3 + i * 0.09), m * (0.06 + i * 0.022), 'none', `stroke="${palette.paper}" stroke-width="3" opacity="${(0.7 - i * 0.12).toFixed(2)}"`);
  if (brief.mentions('plant', 'leaf', 'leaves', 'botan', 'garden', 'moss', 'forest')) out += roundTree(w * 0.12, ground + 10, m * 0.42, palette.ramp(0.4), palette.ramp(0.2)) + roundTree(w * 0.9, ground + 26, m * 0.3, palette.ramp(0.5), palette.ramp(0.2));
  const [rx, py] = [m * 0.25, ground + m * 0.04];
  const side = left ? 1 : -1;
  out += ellipse(x + side * m * 0.22, py + m * 0.115, m * 0.36, m * 0.05, palette.ramp(dark ? 0 : 0.5), 'opacity="0.4"') + path(`M${x - rx} ${py}V${py + m * 0.09}A${rx} ${rx * 0.24} 0 0 0 ${x + rx} ${py + m * 0.09}V${py}Z`, 'url(#pod)') + ellipse(x, py, rx, rx * 0.24, palette.ramp(dark ? 0.5 : 1)) + ellipse(x + side * m * 0.03, py + 2, m * 0.15, m * 0.026, palette.ramp(dark ? 0.05 : 0.45), 'opacity="0.45"');
  return out + productDefs(palette) + group(product(kind, palette, tag), `translate(${x} ${py + 4}) scale(${scale})`);
}
