import { useEffect, useState, type ReactNode } from 'react';
import { onceIdle } from '#lib/once-idle.ts';

/**
 * Renders parts that the user does not need at once (pictures, parts below the fold) when the browser has painted and is idle. Until then it
 * shows `fallback`.
 */
export function WhenIdle({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  return idle ? children : fallback;
}
