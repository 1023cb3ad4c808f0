import { createElement, lazy } from 'react';
import type { FunctionComponent, LazyExoticComponent } from 'react';
import { usePart } from './hydration.ts';
import { isUnloaded, missingPart } from './missing-part.ts';
import { pause } from './pause.ts';

/** Time in ms after which a part of the page that did not load is loaded a second time. */
const SECOND_ATTEMPT_MS = 1_000;

let attempts = 0;

/** The type of the React component that a module exports under a name. */
type Named<Module, Name extends keyof Module> = Module[Name] extends FunctionComponent<infer Props> ? FunctionComponent<Props> : never;

/**
 * Makes a component whose code loads when it is first shown. Code that does not arrive (offline, or after a deployment) is loaded once more;
 * then a notice is shown in its place (docs/rules/pages.md#missing-part). An error thrown by the module itself is an error of the page.
 */
export const lazyPart = <Module extends object, Name extends keyof Module & string>(load: () => Promise<Module>, name: Name): LazyExoticComponent<Named<Module, Name>> => part(load, name, false);

/** Makes a component for a whole page whose code loads when it is opened. Meanwhile the previous page stays. */
export const lazyPage = <Module extends object, Name extends keyof Module & string>(load: () => Promise<Module>, name: Name): LazyExoticComponent<Named<Module, Name>> => part(load, name, true);

function part<Module extends object, Name extends keyof Module & string>(load: () => Promise<Module>, name: Name, keepsPage: boolean): LazyExoticComponent<Named<Module, Name>> {
  type Part = Named<Module, Name>;
  const component = (module: Module): Part => asPart(module[name] as FunctionComponent<object>, name) as Part;
  const again = async (): Promise<Part> => component(await load().catch((error: unknown) => atNewAddress<Module>(error, name)));
  return lazy(async () => {
    if (import.meta.env.SSR) return { default: component(await load()) };
    try {
      return { default: component(await load()) };
    } catch (error) {
      if (!isUnloaded(error)) throw error;
    }
    await pause(SECOND_ATTEMPT_MS);
    try {
      return { default: await again() };
    } catch (error) {
      if (!isUnloaded(error)) throw error;
      return { default: missingPart(again, keepsPage) as Part };
    }
  });
}

function asPart<Props extends object>(Component: FunctionComponent<Props>, name: string): FunctionComponent<Props> {
  return function Part(props) {
    usePart(name);
    return createElement(Component, props);
  };
}

/** Loads the code of a part that will probably be shown soon. A failure is ignored, because the part is loaded again when it is shown. */
export const fetchAhead = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

/**
 * Loads a module again whose address failed, which the error names. Browsers remember a failed address until the next page load, so another
 * query makes a new one. A file that several parts share exports each part's module as an object.
 */
async function atNewAddress<Module extends object>(error: unknown, name: string): Promise<Module> {
  if (!isUnloaded(error)) throw error;
  const [address] = /\S+\.js/.exec(String(error)) ?? [];
  const file = address && (await import(/* @vite-ignore */ `${address}?again=${(attempts += 1)}`)) as Record<string, object>;
  const found = file && [file, ...Object.values(file)].find((module) => name in Object(module));
  if (!found) throw error;
  return found as Module;
}
