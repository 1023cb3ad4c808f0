/** Where a part stands in its scene: its own origin is at the middle of its foot. */
export interface Place {
  x: number;
  y: number;
  scale?: number;
  /** Degrees. */
  turn?: number;
}

export const at = ({ x, y, scale = 1, turn = 0 }: Place): string => `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
