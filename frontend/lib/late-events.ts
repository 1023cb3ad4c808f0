type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();

/**
 * Listens for an event of the socket in a feature whose code loads late. The listener checks the payload itself.
 * @returns a function that stops listening
 */
export function listenLate(event: string, listener: Listener): () => void {
  const present = listeners.get(event) ?? new Set();
  listeners.set(event, present.add(listener));
  return () => void present.delete(listener);
}

/** Passes an event of the socket to the features that listen for it. */
export const tellListeners = (event: string, payload: unknown): void => listeners.get(event)?.forEach((listener) => listener(payload));
