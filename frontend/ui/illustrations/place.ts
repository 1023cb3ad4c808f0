/** The position of a part in its illustration. The part's origin is the middle of its lower edge. */
export interface Place {
  x: number;
  y: number;
  scale?: number;
  /** Rotation of the part in degrees. */
  turn?: number;
}

export const at = ({ x, y, scale = 1, turn = 0 }: Place): string => `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
