import type { ReactNode } from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';

/**
 * Renders its children only in the browser, such as dialogs, whose focus trap would watch elements of the server's HTML that are gone. Only
 * this component renders again after hydration. If a parent did, React would drop the HTML of parts whose code has not arrived, with
 * everything that the user entered there.
 */
export const InBrowser = ({ children }: { children: ReactNode }) => (useHydrated() ? children : null);
