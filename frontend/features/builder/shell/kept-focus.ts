import { useEffect } from 'react';
import type { RefObject } from 'react';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, [contenteditable=true], [tabindex="0"]';

const usable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;

/** The element that had the focus, the elements around it, and all controls of the builder in order. */
interface Held {
  element: HTMLElement;
  around: readonly HTMLElement[];
  order: readonly HTMLElement[];
}

function holdOf(element: HTMLElement, root: HTMLElement): Held {
  const around: HTMLElement[] = [];
  for (let outer = element.parentElement; outer && root.contains(outer); outer = outer.parentElement) around.push(outer);
  return { element, around, order: [...root.querySelectorAll<HTMLElement>(CONTROLS)] };
}

/** Returns the control nearest to a removed one: in the closest element around it that still exists, the next control, else the previous. */
function nearestTo({ element, around, order }: Held): HTMLElement | null {
  const at = order.indexOf(element);
  for (const part of around) {
    if (!usable(part)) continue;
    const inside = (control: HTMLElement): boolean => part.contains(control) && usable(control);
    const near = order.slice(at + 1).find(inside) ?? order.slice(0, Math.max(at, 0)).findLast(inside) ?? [...part.querySelectorAll<HTMLElement>(CONTROLS)].find(usable);
    if (near) return near;
  }
  return null;
}

/**
 * Keeps the focus in the builder. When the focused element is removed or disabled, the browser moves the focus to the body, and Tab starts at
 * the top. This hook focuses the nearest control instead, unless other code has already focused a better one.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const part = root.current;
    if (!part) return;
    let held: Held | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const { activeElement } = document;
      const lost = activeElement === document.body || activeElement === held?.element;
      if (!held || !lost || usable(held.element)) return;
      nearestTo(held)?.focus({ preventScroll: true });
    };
    // Waits until the page is rendered. The browser takes the focus from a disabled or hidden element only then, and changes may come in several steps.
    const lookSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => requestAnimationFrame(look), SETTLE_MS);
    };
    const enter = ({ target }: FocusEvent): void => {
      held = target instanceof HTMLElement && part.contains(target) ? holdOf(target, part) : held;
    };
    const watch = new MutationObserver(lookSoon);
    watch.observe(part, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'data-step'] });
    part.addEventListener('focusin', enter);
    // A closing dialog returns focus to the button that opened it, which may be disabled by then.
    document.addEventListener('focusout', lookSoon);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      part.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', lookSoon);
    };
  }, [root]);
}

/** Wait in ms before the builder checks where the focus is. It is longer than a closing dialog needs to return the focus. */
const SETTLE_MS = 60;
