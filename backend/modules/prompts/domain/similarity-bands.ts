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

/** Hashes of the trigrams as pg_trgm makes them: of each word in small letters, with two blanks before and one behind. */
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

/** Share of common trigrams of two texts, 0 to 1, as pg_trgm measures it. */
export function trigramSimilarity(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let common = 0;
  for (const gram of a) if (b.has(gram)) common += 1;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}

/**
 * The fingerprint that finds nearly equal templates among many without comparing them all: a MinHash of the trigrams in 16
 * bands of 4. Texts of a similarity s share a band with the chance 1 - (1 - s^4)^16: at 0.85 all but one in 100,000, at 0.3
 * one in eight. Of those that share one, pg_trgm measures the ones that share most. Signed 32-bit numbers; none for a text without words.
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
