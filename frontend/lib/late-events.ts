type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();

/** Hears an event whose schema came with a feature that loads late. The listener checks the payload itself. Returns its end. */
export function listenLate(event: string, listener: Listener): () => void {
  const present = listeners.get(event) ?? new Set();
  listeners.set(event, present.add(listener));
  return () => void present.delete(listener);
}

/** Hands an event of the live connection to the features that listen to it. */
export const tellListeners = (event: string, payload: unknown): void => listeners.get(event)?.forEach((listener) => listener(payload));
