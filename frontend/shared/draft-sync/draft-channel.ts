/** What the tabs of one browser tell each other: a draft was saved. */
export interface DraftChannel<Draft> {
  tell(saved: Draft): void;
  listen(heard: (saved: Draft) => void): () => void;
}

/** The tabs of this browser that listen under a name; silent where browsers have no such channel. `read` says what was heard, or null for what is no draft. */
export function createDraftChannel<Draft>(name: string, read: (heard: unknown) => Draft | null): DraftChannel<Draft> {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, listen: () => () => undefined };
  return {
    tell(saved) {
      // One for each message: a page in the back/forward cache must not hold one open.
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
