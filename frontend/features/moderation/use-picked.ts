import { useState } from 'react';

/** What is chosen of a list, by id; what has left the list is chosen no more. */
export function usePicked(choosable: readonly string[]) {
  const [wanted, setPicked] = useState<readonly string[]>([]);
  const picked = wanted.filter((id) => choosable.includes(id));
  const pick = (id: string, on: boolean): void => setPicked(on ? [...picked, id] : picked.filter((other) => other !== id));
  return { picked, pick, setPicked };
}
