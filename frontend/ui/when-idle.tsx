import { useEffect, useState, type ReactNode } from 'react';
import { onceIdle } from '#lib/once-idle.ts';

/** Renders parts that the user does not need at once (pictures, parts below the fold) once the browser has painted and is idle. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  return idle ? children : null;
}
