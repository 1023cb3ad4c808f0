import type { QueryClient } from '@tanstack/react-query';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { messageStore } from './message-store.ts';
import type { MessageChange } from './message-store.ts';
import { messageKeys } from './messages.keys.ts';
import { resync } from './messages.queries.ts';

/** Pushes often come several at once, so the client waits this long after the last one and asks the server once for all. In ms. */
const QUIET_MS = 400;
/** Longest time in ms that a change in another tab waits for others to be shown with it. */
const TOGETHER_MS = 50;

export interface MessageFeed {
  /** Shows a message that the server pushed. */
  apply(payload: RealtimePayload<'message'>): void;
  /** Shows that messages were read, archived or restored, in this tab or another. */
  changed(payload: MessageChange): void;
  /** Fetches what the socket did not push while there was no connection. */
  resync(): void;
  close(): void;
}

/** Stores pushed messages in every query that shows them, each message once even if it is pushed twice. */
export function createMessageFeed(client: QueryClient): MessageFeed {
  const store = messageStore(client);
  let recounting: ReturnType<typeof setTimeout> | undefined;
  let together: ReturnType<typeof setTimeout> | undefined;
  let waiting: MessageChange[] = [];
  const recountSoon = (): void => {
    clearTimeout(recounting);
    recounting = setTimeout(() => {
      store.askForCounts();
      // The archived list does not follow live changes, so it is fetched again.
      void client.invalidateQueries({ queryKey: messageKeys.archived });
    }, QUIET_MS);
  };
  const flush = (): void => {
    together = undefined;
    store.changed(waiting);
    waiting = [];
    recountSoon();
  };
  return {
    apply({ message }) {
      store.pushed(message);
      recountSoon();
    },
    changed(payload) {
      waiting.push(payload);
      together ??= setTimeout(flush, TOGETHER_MS);
    },
    resync: () => void resync(client),
    close() {
      clearTimeout(recounting);
      clearTimeout(together);
    },
  };
}
