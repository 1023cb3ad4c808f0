import type { ReactNode } from 'react';
import { useAlive } from '#lib/use-alive.ts';

/**
 * Children that the server's HTML does not have. Only this component renders again after hydration: an update of a parent would make React drop
 * the server's HTML of parts whose code has not arrived, with what the user pressed and typed there.
 */
export const InBrowser = ({ children }: { children: ReactNode }) => (useAlive() ? children : null);
