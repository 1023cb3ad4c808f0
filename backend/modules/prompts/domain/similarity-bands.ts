const BANDS = 16;
const ROWS = 4;
const GOLDEN = 0x9e3779b9;

/** Hashes a 32-bit number (the last step of MurmurHash3): equal numbers give equal results, and close numbers give results that are far apart. */
function scramble(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Hashes a text's trigrams as pg_trgm makes them: of each word in lower case, with two blanks before and one after it. */
export function trigrams(text: string): Set<number> {
  const found = new Set<number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) {
      found.add(scramble((padded.charCodeAt(at) << 20) ^ (padded.charCodeAt(at + 1) << 10) ^ padded.charCodeAt(at + 2)));
    }
  }
  return found;
}

/** Returns the share of common trigrams of two texts, 0 to 1, as pg_trgm measures it. */
export function trigramSimilarity(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let common = 0;
  for (const gram of a) if (b.has(gram)) common += 1;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}

/**
 * Computes a template's fingerprint, by which Postgres finds nearly equal templates without comparing all of them: a MinHash of the trigrams
 * in 16 bands of 4. Two texts of similarity s share a band with probability 1 - (1 - s^4)^16: at 0.85 almost always, at 0.3 one time in
 * eight. Then pg_trgm measures the texts that share most bands. Bands are signed 32-bit numbers; a text without words has none.
 */
export function similarityBands(text: string): number[] {
  const grams = [...trigrams(text)];
  if (grams.length === 0) return [];
  return Array.from({ length: BANDS }, (_, band) => {
    let hash = scramble(band + 1);
    for (let row = 0; row < ROWS; row += 1) {
      const seed = Math.imul(band * ROWS + row + 1, GOLDEN);
      let least = 0xffffffff;
      for (const gram of grams) {
        const mixed = scramble(gram ^ seed);
        if (mixed < least) least = mixed;
      }
      hash = scramble(hash ^ least);
    }
    return hash | 0;
  });
}
