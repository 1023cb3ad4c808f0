import { useCallback } from 'react';
import { useSetAtom } from 'jotai';
import type { Issue } from '#contracts/errors.ts';
import { placeId, useDraftStore } from '../draft-store.ts';
import { selectedFieldAtom } from '../fields/selected-field.ts';
import { stepOf, useStep } from './steps.ts';

const PATIENCE_FRAMES = 90;
const FOCUSABLE = 'input:not([type=hidden]), textarea, button, select, [contenteditable=true], [tabindex="0"]';

/** Returns a function that opens the builder's step with a place of the draft, and focuses the nearest control there. */
export function useJump(): (path: Issue['path']) => void {
  const { go } = useStep();
  const store = useDraftStore();
  const select = useSetAtom(selectedFieldAtom);
  return useCallback((path) => {
    const [part, , section, , field] = path;
    if (part === 'form' && typeof section === 'number' && typeof field === 'number') select(store.content().form.sections[section]?.fields[field]?.key ?? null);
    go(stepOf(path));
    let frames = 0;
    requestAnimationFrame(function look() {
      const place = nearest(path);
      // Tries again a moment later, because the exact element may be rendered after its parent.
      if ((!place?.exact || !focusOn(place.element)) && (frames += 1) < PATIENCE_FRAMES) requestAnimationFrame(look);
      else if (place && !place.exact) focusOn(place.element);
    });
  }, [go, select, store]);
}

function nearest(path: Issue['path']): { element: HTMLElement; exact: boolean } | null {
  for (let length = path.length; length > 0; length -= 1) {
    const element = document.getElementById(placeId(path.slice(0, length)));
    if (element && element.getClientRects().length > 0) return { element, exact: length === path.length };
  }
  return null;
}

function focusOn(element: HTMLElement): boolean {
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
  return document.activeElement === target;
}
