/** Returns a function that finds the element to focus after a decision. @param asker the button that opened the dialog */
export function focusAfterDecision(asker: Element | null): () => HTMLElement | null {
  const row = asker?.closest('li');
  // They are read now, because the row leaves the list before the dialog closes and its neighbours cannot be found then.
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  return () => firstShown(neighbours.map((neighbour) => (neighbour?.isConnected ? neighbour.querySelector<HTMLElement>('a[href], button:enabled') : null)));
}

/** The first of these controls that is visible, otherwise the page's content, because a hidden control cannot take the focus. */
export const firstShown = (controls: readonly (HTMLElement | null)[]): HTMLElement | null =>
  controls.find((control) => control?.checkVisibility()) ?? document.getElementById('content');
