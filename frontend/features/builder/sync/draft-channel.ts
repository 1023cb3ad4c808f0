import { draft } from '#contracts/prompt-drafts.ts';
import type { Draft } from '#contracts/prompt-drafts.ts';

/** What the tabs of one browser tell each other: a draft was saved. */
export interface DraftChannel {
  tell(saved: Draft): void;
  listen(heard: (saved: Draft) => void): () => void;
}

/** The tabs of one person in this browser; silent where browsers have no such channel. */
export function createDraftChannel(userId: string): DraftChannel {
  const name = `conjure.drafts.${userId}`;
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
        const parsed = draft.safeParse(data);
        if (parsed.success) heard(parsed.data);
      };
      return () => channel.close();
    },
  };
}
