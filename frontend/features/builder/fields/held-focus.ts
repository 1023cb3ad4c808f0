/** Gives the focus to an element that a change has just asked for. */
export const focusOnceDrawn = (id: string): void => void setTimeout(() => document.getElementById(id)?.focus());

/** Makes a change that puts entries in another order, and leaves the focus where it is: an element that moves in the page loses it. */
export function withFocusHeld(change: () => void): void {
  const held = document.activeElement;
  change();
  // Once the change is drawn.
  setTimeout(() => {
    if (held instanceof HTMLElement && held !== document.activeElement) held.focus();
  });
}
