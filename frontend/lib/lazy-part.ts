import { createElement, lazy } from 'react';
import type { FunctionComponent, LazyExoticComponent } from 'react';
import { usePart } from './hydration.ts';
import { pause } from './pause.ts';

/** ms after which a part that did not load is fetched a second time without being asked. */
const SECOND_ATTEMPT_MS = 1_000;

/** Fetches again what did not load, one call for each part. */
export const missingParts = new Set<() => Promise<void>>();

/** Told on the window when a part is missing or has come. */
export const MISSING_PARTS_CHANGED = 'conjure-missing-parts';

const tell = (): unknown => window.dispatchEvent(new Event(MISSING_PARTS_CHANGED));

let attempts = 0;

/** The component that a module exports under a name. */
type Named<Module, Name extends keyof Module> = Module[Name] extends FunctionComponent<infer Props> ? FunctionComponent<Props> : never;

/**
 * A component whose code is fetched when it is first shown. Code that does not arrive, offline or after a deployment, leaves the page as it is: the part is
 * fetched once more, and then the reader is told (docs/rules/pages.md#missing-part).
 */
export const lazyPart = <Module extends object, Name extends keyof Module & string>(load: () => Promise<Module>, name: Name): LazyExoticComponent<Named<Module, Name>> =>
  lazy(async () => ({ default: asPart((await (import.meta.env.SSR ? load() : patiently(load, name)))[name] as FunctionComponent<object>, name) as Named<Module, Name> }));

function asPart<Props extends object>(Component: FunctionComponent<Props>, name: string): FunctionComponent<Props> {
  return function Part(props) {
    usePart(name);
    return createElement(Component, props);
  };
}

/** Fetches a part that will probably be shown soon. A failure is no matter here: when the part is shown it is fetched again. */
export const fetchAhead = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

async function patiently<Module extends object>(load: () => Promise<Module>, name: string): Promise<Module> {
  const again = (): Promise<Module> => load().catch((error: unknown) => atNewAddress(error, name));
  return load().catch(async () => {
    await pause(SECOND_ATTEMPT_MS);
    return again().catch(() => new Promise((resolve) => {
      const retry = async (): Promise<void> => {
        resolve(await again());
        missingParts.delete(retry);
        tell();
      };
      missingParts.add(retry);
      tell();
    }));
  });
}

/**
 * Browsers keep the failure of a module's address for as long as the page stands. Behind another query it is a new address, and errors name the old one.
 * A file that several parts share exports each of them as a module of its own.
 */
async function atNewAddress<Module extends object>(error: unknown, name: string): Promise<Module> {
  const [address] = /\S+\.js/.exec(String(error)) ?? [];
  const file = address && (await import(/* @vite-ignore */ `${address}?again=${(attempts += 1)}`)) as Record<string, object>;
  const found = file && [file, ...Object.values(file)].find((module) => name in Object(module));
  if (!found) throw error;
  return found as Module;
}
