/** The parts from which the face of an agent without a picture is drawn. */
export const BODIES = ['ghost', 'box', 'bean', 'pear', 'house'] as const;
export const TOPS = ['antenna', 'leaf', 'bunny', 'bear', 'cat', 'horns', 'crown', 'hat', 'sprout', 'cap'] as const;
export const EYES = ['round', 'visor', 'closed', 'glasses', 'one', 'dots', 'stars'] as const;
export const MOUTHS = ['smile', 'grin', 'cat', 'fang', 'teeth', 'calm'] as const;

export interface FaceParts {
  body: (typeof BODIES)[number];
  top: (typeof TOPS)[number];
  eyes: (typeof EYES)[number];
  mouth: (typeof MOUTHS)[number];
  /** Hue of the face in degrees on the colour circle, 0 to 359. */
  hue: number;
  /** Hue of the face's background, always far from `hue`. */
  ground: number;
  blush: boolean;
}

const HUES = [15, 40, 65, 145, 165, 195, 225, 250, 295, 325] as const;

/** Makes a sequence of random numbers that depends only on the seed (FNV-1a, then xorshift), so that an agent has the same face on every screen. */
function numbersOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/** Chooses the parts of an agent's face. They depend only on the agent's id. */
export function faceOf(seed: string): FaceParts {
  const next = numbersOf(seed);
  const oneOf = <T>(values: readonly [T, ...T[]]): T => values[next() % values.length] ?? values[0];
  // The first random number is skipped, because it depends least on the last letters of the id.
  next();
  const hue = oneOf(HUES);
  return {
    body: oneOf(BODIES), top: oneOf(TOPS), eyes: oneOf(EYES), mouth: oneOf(MOUTHS), hue,
    ground: (hue + 110 + (next() % 8) * 20) % 360,
    blush: next() % 2 === 0,
  };
}
