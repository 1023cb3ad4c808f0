import type { Placement } from './motion.ts';

/** An image of premultiplied RGBA pixels. For each row it knows the first pixel that is not empty, and the pixel after the last such one. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  anchor: readonly [x: number, y: number];
  spans: Int32Array;
}

/** Finds the used part of every row of an image, so that drawing skips its empty pixels. */
export function spansOf(data: Uint8Array, width: number, height: number): Int32Array {
  const spans = new Int32Array(height * 2);
  for (let y = 0; y < height; y++) {
    let first = 0;
    while (first < width && data[(y * width + first) * 4 + 3] === 0) first++;
    let last = width;
    while (last > first && data[(y * width + last - 1) * 4 + 3] === 0) last--;
    spans[y * 2] = first;
    spans[y * 2 + 1] = last;
  }
  return spans;
}

/** Draws an image onto the frame without turning or scaling it. `left` may lie between pixels. */
function slide(frame: Uint8Array, width: number, height: number, sprite: Pixels, left: number, top: number, alpha: number): void {
  const { data, width: sw, height: sh, spans } = sprite;
  const whole = Math.floor(left);
  const part = Math.round((left - whole) * 256);
  const rest = 256 - part;
  const y1 = Math.min(height, top + sh);
  for (let y = Math.max(0, top); y < y1; y++) {
    const row = y - top;
    const x0 = Math.max(0, whole + spans[row * 2]!);
    const x1 = Math.min(width, whole + spans[row * 2 + 1]! + (part > 0 ? 1 : 0));
    let from = (row * sw + (x0 - whole)) * 4;
    let to = (y * width + x0) * 4;
    for (let x = x0; x < x1; x++, from += 4, to += 4) {
      const at = x - whole;
      let a = at < sw ? data[from + 3]! : 0;
      let r = a === 0 ? 0 : data[from]!;
      let g = a === 0 ? 0 : data[from + 1]!;
      let b = a === 0 ? 0 : data[from + 2]!;
      if (part > 0) {
        const has = at > 0;
        r = (r * rest + (has ? data[from - 4]! : 0) * part) >> 8;
        g = (g * rest + (has ? data[from - 3]! : 0) * part) >> 8;
        b = (b * rest + (has ? data[from - 2]! : 0) * part) >> 8;
        a = (a * rest + (has ? data[from - 1]! : 0) * part) >> 8;
      }
      if (a === 0) continue;
      if (a >= 254 && alpha === 256) {
        frame[to] = r;
        frame[to + 1] = g;
        frame[to + 2] = b;
        continue;
      }
      const keep = 65280 - a * alpha;
      frame[to] = ((r * alpha * 255 + frame[to]! * keep) / 65280) | 0;
      frame[to + 1] = ((g * alpha * 255 + frame[to + 1]! * keep) / 65280) | 0;
      frame[to + 2] = ((b * alpha * 255 + frame[to + 2]! * keep) / 65280) | 0;
    }
  }
}

/** Draws a turned or scaled image onto the frame: inverse mapping in 16.16 fixed point, bilinear with eight bits. */
function warp(frame: Uint8Array, width: number, height: number, sprite: Pixels, place: Placement, alpha: number): void {
  const { data, width: sw, height: sh, anchor } = sprite;
  const sx = (place.scaleX ?? 1) * (place.scale ?? 1);
  const sy = (place.scaleY ?? 1) * (place.scale ?? 1);
  if (Math.abs(sx) < 0.004 || Math.abs(sy) < 0.004) return;
  const turn = place.rotate ?? 0;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const ux = cos / sx;
  const uy = sin / sx;
  const vx = -sin / sy;
  const vy = cos / sy;
  const reachX = Math.max(Math.abs(anchor[0] * sx), Math.abs((sw - anchor[0]) * sx));
  const reachY = Math.max(Math.abs(anchor[1] * sy), Math.abs((sh - anchor[1]) * sy));
  const spanY = Math.abs(cos) * reachY + Math.abs(sin) * reachX + 1;
  const y0 = Math.max(0, Math.floor(place.y - spanY));
  const y1 = Math.min(height, Math.ceil(place.y + spanY));
  for (let y = y0; y < y1; y++) {
    const dy = y + 0.5 - place.y;
    const u0 = (0.5 - place.x) * ux + dy * uy + anchor[0] - 0.5;
    const v0 = (0.5 - place.x) * vx + dy * vy + anchor[1] - 0.5;
    // The pixels of this row that lie inside the image, from solving 0 <= u < sw - 1 and 0 <= v < sh - 1.
    let lo = 0;
    let hi = width;
    if (Math.abs(ux) > 1e-9) { const p = (0 - u0) / ux; const q = (sw - 1.001 - u0) / ux; lo = Math.max(lo, Math.ceil(Math.min(p, q))); hi = Math.min(hi, Math.floor(Math.max(p, q)) + 1); } else if (u0 < 0 || u0 >= sw - 1) continue;
    if (Math.abs(vx) > 1e-9) { const p = (0 - v0) / vx; const q = (sh - 1.001 - v0) / vx; lo = Math.max(lo, Math.ceil(Math.min(p, q))); hi = Math.min(hi, Math.floor(Math.max(p, q)) + 1); } else if (v0 < 0 || v0 >= sh - 1) continue;
    if (lo >= hi) continue;
    let u = Math.round((u0 + lo * ux) * 65536);
    let v = Math.round((v0 + lo * vx) * 65536);
    const du = Math.round(ux * 65536);
    const dv = Math.round(vx * 65536);
    let to = (y * width + lo) * 4;
    for (let x = lo; x < hi; x++, to += 4, u += du, v += dv) {
      const iu = u >> 16;
      const iv = v >> 16;
      if (iu < 0 || iv < 0 || iu >= sw - 1 || iv >= sh - 1) continue;
      const p = (iv * sw + iu) * 4;
      const q = p + sw * 4;
      const a0 = data[p + 3]!;
      const a1 = data[p + 7]!;
      const a2 = data[q + 3]!;
      const a3 = data[q + 7]!;
      if ((a0 | a1 | a2 | a3) === 0) continue;
      const fu = (u >> 8) & 255;
      const fv = (v >> 8) & 255;
      const w3 = fu * fv;
      const w2 = (256 - fu) * fv;
      const w1 = fu * (256 - fv);
      const w0 = (256 - fu) * (256 - fv);
      const a = (a0 * w0 + a1 * w1 + a2 * w2 + a3 * w3) >> 16;
      if (a === 0) continue;
      const r = (data[p]! * w0 + data[p + 4]! * w1 + data[q]! * w2 + data[q + 4]! * w3) >> 16;
      const g = (data[p + 1]! * w0 + data[p + 5]! * w1 + data[q + 1]! * w2 + data[q + 5]! * w3) >> 16;
      const b = (data[p + 2]! * w0 + data[p + 6]! * w1 + data[q + 2]! * w2 + data[q + 6]! * w3) >> 16;
      if (a >= 254 && alpha === 256) {
        frame[to] = r;
        frame[to + 1] = g;
        frame[to + 2] = b;
        continue;
      }
      const keep = 65280 - a * alpha;
      frame[to] = ((r * alpha * 255 + frame[to]! * keep) / 65280) | 0;
      frame[to + 1] = ((g * alpha * 255 + frame[to + 1]! * keep) / 65280) | 0;
      frame[to + 2] = ((b * alpha * 255 + frame[to + 2]! * keep) / 65280) | 0;
    }
  }
}

/** Draws one frame of a clip: the background, then every layer in order, onto `frame` (RGBA, width x height). */
export function drawFrame(frame: Uint8Array, width: number, height: number, ground: Pixels, sprites: Readonly<Record<string, Pixels>>, placements: readonly Placement[]): void {
  frame.set(ground.data);
  for (const place of placements) {
    const sprite = sprites[place.layer];
    const alpha = Math.min(256, Math.round((place.alpha ?? 1) * 256));
    if (!sprite || alpha <= 0) continue;
    const still = (place.rotate ?? 0) === 0 && (place.scale ?? 1) === 1 && (place.scaleX ?? 1) === 1 && (place.scaleY ?? 1) === 1;
    const left = place.x - sprite.anchor[0];
    const top = place.y - sprite.anchor[1];
    if (still && (Number.isInteger(top) || sprite.width * sprite.height > 60_000 || sprite.width < 60)) slide(frame, width, height, sprite, left, Math.round(top), alpha);
    else warp(frame, width, height, sprite, place, alpha);
  }
}
