import { createContext, startTransition, useContext, useEffect, useSyncExternalStore } from 'react';
import { atom, getDefaultStore, useAtomValue, useSetAtom } from 'jotai';
import { onceIdle } from './once-idle.ts';
import { pageShownAtom } from './page-shown.ts';

const PHONE = '(max-width: 767.98px)';

/** What the server and the hydrating browser know of the browser, so that both render the same first page. */
export interface ServerRendering {
  phone: boolean;
  /** Origin of the site: `https://conjure.example`. */
  origin: string;
  /** Whether the server renders this page, or rendered it. */
  serverRendered: boolean;
  /** Whether the request had a session whose owner was not loaded in time. The page is then rendered for a member, with skeletons. */
  expected: boolean;
  /** When the server rendered the page, in ms since the epoch. Times relative to now are hydrated with it. */
  renderedAt: number;
  /** Names of late-loading parts that the server rendered and the browser has not hydrated yet; `page` is the page itself. */
  parts: string[];
}

export const ServerRenderingContext = createContext<ServerRendering>({ phone: false, origin: '', serverRendered: false, expected: false, renderedAt: 0, parts: ['page'] });

/** Whether the window is as narrow as a phone. The value follows changes of the window. */
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

/** Whether the reader is probably a member whose data is not known yet. */
export const useExpected = (): boolean => useContext(ServerRenderingContext).expected;

/** Origin of the site, for links that people share elsewhere. */
export const useOrigin = (): string => useContext(ServerRenderingContext).origin;

const wholePageAtom = atom(false);
const isWhole = (): boolean => getDefaultStore().get(wholePageAtom);
const never = () => (): void => undefined;

/**
 * Whether parts out of view may be rendered too. A server-rendered page is first hydrated with the parts in view, and grows when the browser is idle.
 * A page that the browser renders is complete at once.
 */
export function useWholePage(): boolean {
  const { serverRendered } = useContext(ServerRenderingContext);
  const whole = useAtomValue(wholePageAtom);
  // Part by part is hydrated: one that comes after the page has grown still begins with what the server rendered, or React drops its HTML (error 418).
  const grown = useSyncExternalStore(never, isWhole, () => false);
  return !serverRendered || (whole && grown);
}

/** Reports that a server-rendered page is hydrated, and lets it grow in steps when the browser is idle, so that it keeps answering input. */
export function HydrationEnd({ onHydrated }: { onHydrated(): void }) {
  const hydrated = useAtomValue(pageShownAtom);
  const showWhole = useSetAtom(wholePageAtom);
  useEffect(() => (hydrated ? onHydrated() : undefined), [hydrated, onHydrated]);
  useEffect(() => (hydrated ? onceIdle(() => startTransition(() => showWhole(true))) : undefined), [hydrated, showWhole]);
  return null;
}
