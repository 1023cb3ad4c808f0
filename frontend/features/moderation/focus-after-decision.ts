/**
 * Returns a function that finds the element to focus after a moderator's decision removed a row from the queue.
 * @param asker the button that opened the dialog
 */
export function focusAfterDecision(asker: Element | null): () => HTMLElement | null {
  const row = asker?.closest('li');
  // The neighbouring rows are read before the decision. Afterwards the row has left the list, so its neighbours could not be found.
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  return () => firstShown(neighbours.map((neighbour) => (neighbour?.isConnected ? neighbour.querySelector<HTMLElement>('a[href], button:enabled') : null)));
}

/** Returns the first of these controls that is visible, otherwise the page's content, because a hidden control cannot take the focus. */
export const firstShown = (controls: readonly (HTMLElement | null)[]): HTMLElement | null =>
  controls.find((control) => control?.checkVisibility()) ?? document.getElementById('content');
