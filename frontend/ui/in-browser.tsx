import type { ReactNode } from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';

/**
 * Renders children only in the browser, not in the server's HTML. Only this component renders again after hydration. If a parent did, React would
 * drop the server's HTML of parts whose code has not arrived, with everything that the user entered there. Dialogs need this: the server's HTML has
 * them at another place, and their focus trap would watch elements that are gone.
 */
export const InBrowser = ({ children }: { children: ReactNode }) => (useHydrated() ? children : null);
