/** Focuses an element that a change is about to render. */
export const focusOnceDrawn = (id: string): void => void setTimeout(() => document.getElementById(id)?.focus());

/** Makes a change of order and keeps focus, because an element that moves in the page loses it. */
export function withFocusHeld(change: () => void): void {
  const held = document.activeElement;
  change();
  // Waits until the change is rendered.
  setTimeout(() => {
    if (held instanceof HTMLElement && held !== document.activeElement) held.focus();
  });
}
