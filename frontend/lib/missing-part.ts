import { createContext, createElement, use, useContext, useSyncExternalStore } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** A part of the page whose code did not load. */
interface MissingPart {
  /**
   * Loads the part's code again.
   * @throws the browser's error when the code does not arrive this time either
   */
  fetchAgain(): Promise<void>;
  /** Whether the previous page stays on the screen until this part arrives, so that no notice stands in its place. */
  waits: boolean;
  /** Whether the retry that began when the page started to wait for this part has failed. */
  failed: boolean;
}

/** The parts of the page whose code did not load yet. */
export const missingParts = new Set<MissingPart>();

/** Name of the event on the window that reports that a part of the page went missing or arrived. */
export const MISSING_PARTS_CHANGED = 'conjure-missing-parts';

const tell = (): unknown => window.dispatchEvent(new Event(MISSING_PARTS_CHANGED));

/** The notice that the page shows in place of a part that did not load. Without it the page stays as it is, and a bar at the top tells the reader. */
export const MissingPartNotice = createContext<ComponentType<{ fetchAgain(): Promise<void> }> | null>(null);

/** Calls `changed` when a part of the page goes missing or arrives. Returns a function that stops it. */
export function followMissingParts(changed: () => void): () => void {
  window.addEventListener(MISSING_PARTS_CHANGED, changed);
  return () => window.removeEventListener(MISSING_PARTS_CHANGED, changed);
}

/** Forgets which missing parts the page waits for. Called after a navigation, because the new page reports again which parts it waits for. */
export function forgetWaiting(): void {
  for (const part of missingParts) part.waits = false;
  tell();
}

const UNLOADED = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Whether an error means that a module's code did not arrive, by the messages of Chrome, Firefox, Safari and Vite. A module that threw while
 * it ran did arrive.
 */
export const isUnloaded = (error: unknown): boolean => UNLOADED.test(String(error));

/**
 * Makes the component that stands in for a part whose code did not load, until the code arrives. It shows the notice. For a whole page, or
 * inside server-rendered HTML, it leaves the screen unchanged (docs/rules/pages.md#missing-part).
 */
export function missingPart<Props extends object>(load: () => Promise<FunctionComponent<Props>>, keepsPage: boolean): FunctionComponent<Props> {
  let part: FunctionComponent<Props> | null = null;
  let settle!: (part: FunctionComponent<Props>) => void;
  const arrival = new Promise<FunctionComponent<Props>>((resolve) => (settle = resolve));
  let attempt: Promise<void> | null = null;
  const missing: MissingPart = {
    waits: false,
    failed: false,
    fetchAgain: () => (attempt ??= fetchPart().finally(() => (attempt = null))),
  };
  const fetchPart = async (): Promise<void> => {
    try {
      part = await load();
    } catch (error) {
      if (isUnloaded(error)) throw error;
      part = () => {
        throw error;
      };
    }
    settle(part);
    missingParts.delete(missing);
    tell();
  };
  missingParts.add(missing);
  const wait = (): Promise<FunctionComponent<Props>> => {
    if (!missing.waits) {
      missing.waits = true;
      missing.failed = false;
      missing.fetchAgain().catch(() => {
        missing.failed = true;
        tell();
      });
    }
    return arrival;
  };
  const Waiting: FunctionComponent<Props> = (props) => createElement(use(wait()), props);
  return function MissingPart(props) {
    const Notice = useContext(MissingPartNotice);
    const hydrated = useHydrated();
    const Part = useSyncExternalStore(followMissingParts, () => part, () => part);
    if (Part) return createElement(Part, props);
    if (Notice && hydrated && !keepsPage) return createElement(Notice, { fetchAgain: missing.fetchAgain });
    return createElement(Waiting, props);
  };
}
