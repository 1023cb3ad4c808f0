import { createContext, startTransition, useContext, useEffect, useSyncExternalStore } from 'react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { onceIdle } from './once-idle.ts';
import { pageShownAtom } from './page-shown.ts';

const PHONE = '(max-width: 767.98px)';

/** What a server that renders a page must know of the browser, which begins with the same look. */
export interface ServerRendering {
  phone: boolean;
  /** Origin of the site: `https://conjure.example`. */
  origin: string;
  /** Whether a server renders this page, or has rendered it. */
  serverRendered: boolean;
  /** Whether a session came with the request and its owner was not known in time: the page is rendered as that member's, in skeletons. */
  expected: boolean;
  /** When the server rendered the page, in ms since the epoch: times that depend on now are hydrated with it. */
  renderedAt: number;
  /** Names of the parts with code of their own that the server has rendered and the browser has not hydrated yet; `page` stands for the page itself. */
  parts: string[];
}

export const ServerRenderingContext = createContext<ServerRendering>({ phone: false, origin: '', serverRendered: false, expected: false, renderedAt: 0, parts: ['page'] });

/** Whether the window is as narrow as a phone now; it is followed as the window changes. */
export function usePhone(): boolean {
  const { phone } = useContext(ServerRenderingContext);
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(PHONE);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(PHONE).matches,
    () => phone,
  );
}

/** Whether the reader is probably a member, of whom nothing is known yet. */
export const useExpected = (): boolean => useContext(ServerRenderingContext).expected;

/** Origin of the site, for addresses that are shared outside of it. */
export const useOrigin = (): string => useContext(ServerRenderingContext).origin;

const wholePageAtom = atom(false);

/**
 * Whether what is out of sight may be rendered too. A server-rendered page is hydrated with what is in sight, and grows once the browser is
 * idle. A page that the browser renders is whole from the beginning.
 */
export function useWholePage(): boolean {
  const { serverRendered } = useContext(ServerRenderingContext);
  const whole = useAtomValue(wholePageAtom);
  return !serverRendered || whole;
}

/** Reports when a server-rendered page is hydrated, and lets it grow in steps once the browser is idle, so that the page keeps answering input. */
export function HydrationEnd({ onHydrated }: { onHydrated(): void }) {
  const hydrated = useAtomValue(pageShownAtom);
  const showWhole = useSetAtom(wholePageAtom);
  useEffect(() => (hydrated ? onHydrated() : undefined), [hydrated, onHydrated]);
  useEffect(() => (hydrated ? onceIdle(() => startTransition(() => showWhole(true))) : undefined), [hydrated, showWhole]);
  return null;
}
