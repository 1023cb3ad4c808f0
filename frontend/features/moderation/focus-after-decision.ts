/** Where the focus goes after a decision. @param asker the control that opened the question */
export function focusAfterDecision(asker: Element | null): () => HTMLElement | null {
  const row = asker?.closest('li');
  // The row leaves the list before the window has closed, and its neighbours cannot be found from it then.
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  return () => firstShown(neighbours.map((neighbour) => (neighbour?.isConnected ? neighbour.querySelector<HTMLElement>('a[href], button:enabled') : null)));
}

/** The first of these that is on screen, otherwise the page's content: a control that is hidden cannot take the focus. */
export const firstShown = (controls: readonly (HTMLElement | null)[]): HTMLElement | null =>
  controls.find((control) => control?.checkVisibility()) ?? document.getElementById('content');
