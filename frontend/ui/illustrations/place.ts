/** Position of a part in its scene; the part's origin is the middle of its lower edge. */
export interface Place {
  x: number;
  y: number;
  scale?: number;
  /** Degrees. */
  turn?: number;
}

export const at = ({ x, y, scale = 1, turn = 0 }: Place): string => `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
