import type { ReactNode } from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';

/**
 * Children that the server's HTML does not have. Only this component renders again after hydration: an update of a parent would make React drop
 * the server's HTML of parts whose code has not arrived, with what the user pressed and typed there.
 * Windows are such children: in the server's HTML they stand elsewhere, and what keeps the focus and the presses in them would watch what is gone.
 */
export const InBrowser = ({ children }: { children: ReactNode }) => (useHydrated() ? children : null);
