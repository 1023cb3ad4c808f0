import { useEffect } from 'react';

/** The register of the fields of a form that are on the screen, by the path of their values. Errors can be shown at these fields, and they can be focused. */
export interface FormPlaces {
  /** Registers the control of a field under its name. Returns a function that removes it again. */
  add(name: string, control: () => HTMLElement | null): () => void;
  names(): string[];
  /** Returns the field on the screen that belongs to the path of a server's issue: the path itself, else a part of it, else a parent of it. Null for none. */
  nameFor(path: readonly (string | number)[]): string | null;
  /** Focuses, of the fields with the given names, the one that comes first on the page. */
  focusFirst(names: readonly string[]): void;
}

/** Creates the register of the fields of a form that are on the screen, empty at first. */
export function createFormPlaces(): FormPlaces {
  const controls = new Map<string, () => HTMLElement | null>();
  const names = (): string[] => [...controls.keys()];
  return {
    add(name, control) {
      controls.set(name, control);
      return () => void (controls.get(name) === control && controls.delete(name));
    },
    names,
    nameFor(path) {
      const asked = path.join('.');
      return names().find((name) => name === asked) ?? names().find((name) => name.startsWith(`${asked}.`)) ?? names().find((name) => asked.startsWith(`${name}.`)) ?? null;
    },
    focusFirst(bad) {
      const found = bad.flatMap((name) => controls.get(name)?.() ?? []);
      found.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]?.focus();
    },
  };
}

/** Returns the control of the Field with this id. In a group of choices that is the chosen one, else the first. */
export function controlOf(id: string): HTMLElement | null {
  const group = document.getElementById(`${id}-label`)?.closest('[role=group]');
  const first = (selector: string): HTMLElement | null => group?.querySelector<HTMLElement>(selector) ?? null;
  return document.getElementById(id) ?? first('input:checked:enabled') ?? first('input:not([type=hidden]):enabled, textarea:enabled, button:enabled');
}

/** Registers, while the component is mounted, that it shows the errors of a form's value. Keep `control` the same between renders. */
export function useFormPlace(places: FormPlaces, name: string, control: () => HTMLElement | null): void {
  useEffect(() => places.add(name, control), [places, name, control]);
}
