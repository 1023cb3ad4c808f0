interface Pressed {
  key: string;
  altKey: boolean;
}

/** How many places a pressed key moves an item: Alt and an arrow move it by one. */
export function stepOf({ key, altKey }: Pressed): -1 | 0 | 1 {
  if (!altKey) return 0;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return -1;
  return key === 'ArrowRight' || key === 'ArrowDown' ? 1 : 0;
}
