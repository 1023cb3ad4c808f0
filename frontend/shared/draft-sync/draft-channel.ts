/** Tells the other tabs of this browser about drafts that this tab saved. */
export interface DraftChannel<Draft> {
  tell(saved: Draft): void;
  listen(heard: (saved: Draft) => void): () => void;
}

/**
 * Connects to the tabs of this browser that use the same name; does nothing in browsers without BroadcastChannel. `read` parses a received
 * message, and returns null when it is no draft.
 */
export function createDraftChannel<Draft>(name: string, read: (heard: unknown) => Draft | null): DraftChannel<Draft> {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, listen: () => () => undefined };
  return {
    tell(saved) {
      // Each message opens a new channel, because an open one would keep the page out of the back/forward cache.
      const channel = new BroadcastChannel(name);
      channel.postMessage(saved);
      channel.close();
    },
    listen(heard) {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => {
        const saved = read(data);
        if (saved !== null) heard(saved);
      };
      return () => channel.close();
    },
  };
}
