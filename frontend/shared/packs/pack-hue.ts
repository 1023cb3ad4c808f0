/** Computes the background hue of a pack, 0 to 359, the same on every screen. */
export function packHue(id: string): number {
  let sum = 11;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}
