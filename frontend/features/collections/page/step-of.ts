interface Pressed {
  key: string;
  altKey: boolean;
}

/** Returns by how many positions a key press moves a work in its collection. Alt with an arrow key gives 1 or -1, any other key 0. */
export function stepOf({ key, altKey }: Pressed): -1 | 0 | 1 {
  if (!altKey) return 0;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return -1;
  return key === 'ArrowRight' || key === 'ArrowDown' ? 1 : 0;
}
