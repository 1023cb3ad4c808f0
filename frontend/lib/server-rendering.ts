import { createContext, startTransition, useContext, useEffect, useSyncExternalStore } from 'react';
import { atom, getDefaultStore, useAtomValue, useSetAtom } from 'jotai';
import { onceIdle } from './once-idle.ts';
import { pageShownAtom } from './page-shown.ts';

/** Media query for windows as narrow as a phone. */
export const PHONE = '(max-width: 767.98px)';

/** Facts about the request and its page that the server and the hydrating browser share, so that both render the same first page. */
export interface ServerRendering {
  phone: boolean;
  /** Origin of the site, such as `https://conjure.example`. */
  origin: string;
  /** Whether the server rendered this page, or is rendering it now. */
  serverRendered: boolean;
  /** Whether the request had a session whose owner was not loaded in time. The page is then rendered for a member, with skeletons. */
  expected: boolean;
  /** When the server rendered the page, in ms since the epoch. Texts such as "2 minutes ago" are hydrated with it. */
  renderedAt: number;
  /** Names of late-loading parts that the server rendered and the browser has not hydrated yet; `page` is the page itself. */
  parts: string[];
  /** The current address of the page, with its query string. Set while the server renders a page at an old address. */
  movedTo?: string;
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

/** Whether the page is rendered for a member whose data the server did not load in time. */
export const useExpected = (): boolean => useContext(ServerRenderingContext).expected;

/** Returns the origin of the site, for links that people share elsewhere. */
export const useOrigin = (): string => useContext(ServerRenderingContext).origin;

const wholePageAtom = atom(false);
const isWhole = (): boolean => getDefaultStore().get(wholePageAtom);
const never = () => (): void => undefined;

/**
 * Whether a page may render the parts below the visible ones too. A server-rendered page is hydrated without them, and adds them when the
 * browser is idle. A page that the browser renders has them at once.
 */
export function useWholePage(): boolean {
  const { serverRendered } = useContext(ServerRenderingContext);
  const whole = useAtomValue(wholePageAtom);
  // Parts are hydrated one after the other. A late one must begin with what the server rendered, although the page is complete by now, or React drops its HTML
  // (error 418).
  const grown = useSyncExternalStore(never, isWhole, () => false);
  return !serverRendered || (whole && grown);
}

/** Reports that a server-rendered page is hydrated. When the browser is idle, it then adds the parts below in steps, so that the page keeps answering input. */
export function HydrationEnd({ onHydrated }: { onHydrated(): void }) {
  const hydrated = useAtomValue(pageShownAtom);
  const showWhole = useSetAtom(wholePageAtom);
  useEffect(() => (hydrated ? onHydrated() : undefined), [hydrated, onHydrated]);
  useEffect(() => (hydrated ? onceIdle(() => startTransition(() => showWhole(true))) : undefined), [hydrated, showWhole]);
  return null;
}
