import { n, noise, radial, rect, smooth, type Point } from '../svg.ts';
import { four, type Scene } from './scene.ts';

/** Draws ink strokes that follow a flow field and keep their distance, from dark paper to bright ends. */
export function flow(scene: Scene): string {
  const { width: w, height: h, random, palette, brief } = scene;
  const calm = brief.mentions('calm', 'quiet', 'still', 'gentle', 'slow', 'peace');
  const light = brief.mentions('paper', 'white background', 'day', 'morning', 'minimal') || (!brief.mentions('night', 'dark', 'black') && four(scene)(false, true, false, true));
  const field = noise(random.fork('field'));
  const scale = calm ? 1.1 : 2;
  const turn = random.range(0, Math.PI * 2);
  const swirl: Point = four(scene)<Point>([w * 0.5, h * 0.5], [w * 0.28, h * 0.34], [w * 0.74, h * 0.3], [w * 0.4, h * 0.76]);
  const cell = 11;
  const taken = new Map<number, number>();
  const key = (x: number, y: number): number => Math.floor(x / cell) * 5000 + Math.floor(y / cell);
  let out = `<defs>${radial('bg', light ? [[0, palette.paper], [1, palette.ramp(0.92)]] : [[0, palette.ramp(0.18)], [1, palette.ramp(0.01)]], [swirl[0] / w, swirl[1] / h], 0.8)}</defs>${rect(0, 0, w, h, 'url(#bg)')}`;
  for (let i = 0; i < 700; i++) {
    let [x, y] = [random.range(-0.05, 1.05) * w, random.range(-0.05, 1.05) * h];
    const line: Point[] = [];
    for (let k = 0; k < 46; k++) {
      if (taken.has(key(x, y)) && taken.get(key(x, y)) !== i) break;
      taken.set(key(x, y), i);
      line.push([x, y]);
      const around = Math.atan2(y - swirl[1], x - swirl[0]);
      const pull = Math.exp(-Math.hypot(x - swirl[0], y - swirl[1]) / (w * 0.32));
      const angle = turn + field((x / w) * scale, (y / h) * scale) * Math.PI * 1.7 * (1 - pull) + (around + Math.PI / 2) * pull;
      x += Math.cos(angle) * 9;
      y += Math.sin(angle) * 9;
    }
    if (line.length < 6) continue;
    const place = 0.5 + field((line[0]![0] / w) * 1.6 + 7, (line[0]![1] / h) * 1.6) * 0.9;
    const color = i % 9 === 0 ? palette.accent : i % 7 === 0 ? palette.accent2 : light ? palette.ramp(0.1 + place * 0.5) : palette.ramp(0.3 + place * 0.65);
    out += `<path d="${smooth(line.filter((_, k) => k % 3 === 0 || k === line.length - 1))}" fill="none" stroke="${color}" stroke-width="${n(random.range(2, 7))}" stroke-linecap="round" opacity="${random.range(0.6, 1).toFixed(2)}"/>`;
  }
  return out;
}
