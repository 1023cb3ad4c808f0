import { createContext, createElement, use, useContext, useSyncExternalStore } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** A part of the page whose code could not be loaded. */
interface MissingPart {
  /** @throws what the browser says when the code does not come this time either */
  fetchAgain(): Promise<void>;
  /** Whether the page waits for it and has no place that says so. */
  waits: boolean;
  /** Whether the attempt that began with the waiting failed. */
  failed: boolean;
}

/** All parts whose code could not be loaded, until they are. */
export const missingParts = new Set<MissingPart>();

/** Told on the window when a part is missing or has come. */
export const MISSING_PARTS_CHANGED = 'conjure-missing-parts';

const tell = (): unknown => window.dispatchEvent(new Event(MISSING_PARTS_CHANGED));

/** The notice that stands in the place of a part that did not load. Without one, the page waits as it is, and a bar above it says so. */
export const MissingPartNotice = createContext<ComponentType<{ fetchAgain(): Promise<void> }> | null>(null);

/** Calls back when a part is missing or has come, until the returned function is called. */
export function followMissingParts(changed: () => void): () => void {
  window.addEventListener(MISSING_PARTS_CHANGED, changed);
  return () => window.removeEventListener(MISSING_PARTS_CHANGED, changed);
}

/** After a navigation: the new page says again what it waits for. */
export function forgetWaiting(): void {
  for (const part of missingParts) part.waits = false;
  tell();
}

const UNLOADED = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether code did not arrive, in the words of Chrome, Firefox, Safari and Vite. A module that threw while it ran did arrive. */
export const isUnloaded = (error: unknown): boolean => UNLOADED.test(String(error));

/**
 * Stands for a part whose code did not load, until it comes. Shows the notice in its place; a part that keeps the page, and one in server-rendered HTML that
 * is not hydrated yet, leave what is on the screen (docs/rules/pages.md#missing-part).
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
