interface Pressed {
  key: string;
  altKey: boolean;
}

/** By how many positions a key moves an item: Alt and an arrow key by one. */
export function stepOf({ key, altKey }: Pressed): -1 | 0 | 1 {
  if (!altKey) return 0;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return -1;
  return key === 'ArrowRight' || key === 'ArrowDown' ? 1 : 0;
}
