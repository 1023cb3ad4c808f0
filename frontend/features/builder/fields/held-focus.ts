/** Focuses the element with this DOM id after React has rendered it. */
export const focusOnceDrawn = (id: string): void => void setTimeout(() => document.getElementById(id)?.focus());

/** Runs a change that moves elements of the page, and focuses the focused element again, because it loses focus by the move. */
export function withFocusHeld(change: () => void): void {
  const held = document.activeElement;
  change();
  // The timer runs after React has rendered the change.
  setTimeout(() => {
    if (held instanceof HTMLElement && held !== document.activeElement) held.focus();
  });
}
