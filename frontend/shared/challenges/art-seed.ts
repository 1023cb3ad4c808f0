/** Makes numbers from 0 to below 1 that depend only on an id, so that the drawn picture of a challenge is the same on every screen. */
export function seededNumbers(id: string): () => number {
  let state = 2_166_136_261;
  for (const letter of id) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e37_79b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}
