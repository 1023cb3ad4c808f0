import type { Placement } from './motion.ts';

/** Premultiplied RGBA. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  anchor: readonly [x: number, y: number];
}

/** Puts a sprite on the frame without turning or scaling it: whole pixels, row by row. */
function stamp(frame: Uint8Array, width: number, height: number, sprite: Pixels, left: number, top: number, alpha: number): void {
  const { data, width: sw, height: sh } = sprite;
  const [x0, x1] = [Math.max(0, left), Math.min(width, left + sw)];
  const [y0, y1] = [Math.max(0, top), Math.min(height, top + sh)];
  for (let y = y0; y < y1; y++) {
    let from = ((y - top) * sw + (x0 - left)) * 4;
    let to = (y * width + x0) * 4;
    for (let x = x0; x < x1; x++, from += 4, to += 4) {
      const a = data[from + 3]!;
      if (a === 0) continue;
      if (a === 255 && alpha === 256) {
        frame[to] = data[from]!;
        frame[to + 1] = data[from + 1]!;
        frame[to + 2] = data[from + 2]!;
        continue;
      }
      const keep = 65280 - a * alpha;
      frame[to] = (data[from]! * alpha * 255 + frame[to]! * keep) / 65280;
      frame[to + 1] = (data[from + 1]! * alpha * 255 + frame[to + 1]! * keep) / 65280;
      frame[to + 2] = (data[from + 2]! * alpha * 255 + frame[to + 2]! * keep) / 65280;
    }
  }
}

/** Puts a turned, scaled or subpixel-placed sprite on the frame (inverse mapping, bilinear). */
function warp(frame: Uint8Array, width: number, height: number, sprite: Pixels, place: Placement, alpha: number): void {
  const { data, width: sw, height: sh, anchor } = sprite;
  const sx = (place.scaleX ?? 1) * (place.scale ?? 1);
  const sy = (place.scaleY ?? 1) * (place.scale ?? 1);
  if (Math.abs(sx) < 0.004 || Math.abs(sy) < 0.004) return;
  const [cos, sin] = [Math.cos(place.rotate ?? 0), Math.sin(place.rotate ?? 0)];
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [px, py] of [[0, 0], [sw, 0], [0, sh], [sw, sh]] as const) {
    const [dx, dy] = [(px - anchor[0]) * sx, (py - anchor[1]) * sy];
    const [x, y] = [place.x + dx * cos - dy * sin, place.y + dx * sin + dy * cos];
    minX = Math.min(minX, x); maxX = Math.max(maxX, x); minY = Math.min(minY, y); maxY = Math.max(maxY, y);
  }
  const [x0, x1] = [Math.max(0, Math.floor(minX)), Math.min(width, Math.ceil(maxX))];
  const [y0, y1] = [Math.max(0, Math.floor(minY)), Math.min(height, Math.ceil(maxY))];
  const [ux, vx, uy, vy] = [cos / sx, -sin / sy, sin / sx, cos / sy];
  for (let y = y0; y < y1; y++) {
    const dy = y + 0.5 - place.y;
    let u = (x0 + 0.5 - place.x) * ux + dy * uy + anchor[0] - 0.5;
    let v = (x0 + 0.5 - place.x) * vx + dy * vy + anchor[1] - 0.5;
    let to = (y * width + x0) * 4;
    for (let x = x0; x < x1; x++, to += 4, u += ux, v += vx) {
      if (u <= -1 || v <= -1 || u >= sw || v >= sh) continue;
      const [iu, iv] = [Math.floor(u), Math.floor(v)];
      const [fu, fv] = [u - iu, v - iv];
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let k = 0; k < 4; k++) {
        const [px, py] = [iu + (k & 1), iv + (k >> 1)];
        if (px < 0 || py < 0 || px >= sw || py >= sh) continue;
        const weight = (k & 1 ? fu : 1 - fu) * (k >> 1 ? fv : 1 - fv);
        const from = (py * sw + px) * 4;
        const part = data[from + 3]!;
        if (part === 0) continue;
        r += data[from]! * weight; g += data[from + 1]! * weight; b += data[from + 2]! * weight; a += part * weight;
      }
      if (a < 0.5) continue;
      const strength = alpha / 256;
      const keep = 1 - (a * strength) / 255;
      frame[to] = r * strength + frame[to]! * keep;
      frame[to + 1] = g * strength + frame[to + 1]! * keep;
      frame[to + 2] = b * strength + frame[to + 2]! * keep;
    }
  }
}

/** Draws one frame: the ground, then every placement in order, onto `frame` (RGBA, width x height). */
export function drawFrame(frame: Uint8Array, width: number, height: number, ground: Pixels, sprites: Readonly<Record<string, Pixels>>, placements: readonly Placement[]): void {
  frame.set(ground.data);
  for (const place of placements) {
    const sprite = sprites[place.layer];
    const alpha = Math.round((place.alpha ?? 1) * 256);
    if (!sprite || alpha <= 0) continue;
    const still = (place.rotate ?? 0) === 0 && (place.scale ?? 1) === 1 && (place.scaleX ?? 1) === 1 && (place.scaleY ?? 1) === 1;
    const [left, top] = [place.x - sprite.anchor[0], place.y - sprite.anchor[1]];
    const whole = still && (sprite.width * sprite.height < 4000 || (Number.isInteger(left) && Number.isInteger(top)));
    if (whole) stamp(frame, width, height, sprite, Math.round(left), Math.round(top), Math.min(256, alpha));
    else warp(frame, width, height, sprite, place, Math.min(256, alpha));
  }
}
