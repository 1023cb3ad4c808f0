import { useState } from 'react';

/** Keeps the ids that are selected in a moderators' queue. An id that leaves the list is no longer selected. */
export function usePicked(choosable: readonly string[]) {
  const [wanted, setPicked] = useState<readonly string[]>([]);
  const picked = wanted.filter((id) => choosable.includes(id));
  const pick = (id: string, on: boolean): void => setPicked(on ? [...picked, id] : picked.filter((other) => other !== id));
  return { picked, pick, setPicked };
}
