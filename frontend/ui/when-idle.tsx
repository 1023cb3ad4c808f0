import { useEffect, useState, type ReactNode } from 'react';
import { onceIdle } from '#lib/once-idle.ts';

/** Renders what nobody waits for (pictures, what stands below the fold) once the browser has painted and has nothing else to do. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  return idle ? children : null;
}
